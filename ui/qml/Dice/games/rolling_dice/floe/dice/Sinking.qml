import QtQuick
import Dice

// How a die sinks, from the moment it touches the water until the water is calm again, even if the die is taken away meanwhile.
QtObject {
    id: sinking

    property bool present: true
    property vector3d place: Qt.vector3d(0, 0.5, 0)
    // 0 when it touches the water, 1 when the water is calm again; and how far it has sunk.
    property real calm: 1
    property real depth: 0

    // The box is 30.7 dice wide and 43.2 long: inside it, anything below the ice is in the water.
    readonly property bool sea: Math.abs(place.x) < 15.35 && Math.abs(place.z) < 21.6
    readonly property bool wet: present && sea && place.y < -0.1
    readonly property bool splashing: calm < 1
    readonly property bool gone: splashing && !present

    property ParallelAnimation motion: ParallelAnimation {
        NumberAnimation { target: sinking; property: "calm"; from: 0; to: 1; duration: 3 * Theme.slow }
        NumberAnimation { target: sinking; property: "depth"; from: 0; to: 1; duration: 2 * Theme.slow; easing.type: Easing.InQuad }
    }

    function rise() {
        if (wet || !present) return
        motion.stop()
        depth = 0
        calm = 1
    }

    onPresentChanged: rise()
    onWetChanged: {
        if (wet) motion.restart()
        else rise()
    }
}
