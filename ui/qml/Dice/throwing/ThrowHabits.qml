pragma Singleton
import QtQuick

// What carries over from match to match: whether the box or the floe is too slow in 3D, and whether the player has learnt to flick and to throw.
QtObject {
    property bool slowBox: false
    property bool slowFloe: false
    property bool flickLearnt: false
    property bool throwLearnt: false
}
