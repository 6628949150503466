pragma Singleton
import QtQuick

// What carries over from match to match: whether the box or the floe is too slow in 3D, and whether the player has learnt to flick and to throw.
QtObject {
    id: habits

    property bool slowBox: false
    property bool slowFloe: false
    property bool flickLearnt: false
    property bool throwLearnt: false
    // Whether the player wants 3D even where it is slow.
    property bool keepsSolid: false

    // Emitted when a view from above replaces 3D.
    signal flattened()

    onSlowBoxChanged: if (slowBox) flattened()
    onSlowFloeChanged: if (slowFloe) flattened()
}
