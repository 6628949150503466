pragma Singleton
import QtQuick

// What one match learnt for the next: whether the box or the floe is too slow in 3D here, and whether somebody knows how to flick, and how to throw.
QtObject {
    property bool slowBox: false
    property bool slowFloe: false
    property bool flickLearnt: false
    property bool throwLearnt: false
}
