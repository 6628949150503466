import QtQuick
import Dice

// A thrown die; if it gets wet it splashes and sinks.
FloeDie {
    id: thrown

    property bool wet: false
    // 0 when it touches the water, 1 when the water is calm again.
    property real calm: 1

    readonly property bool splashing: calm < 1

    onWetChanged: {
        sinking.stop()
        sunk = 0
        calm = 1
        if (wet) sinking.start()
    }

    FloeSplash {
        x: thrown.place.x * thrown.edge
        z: thrown.place.z * thrown.edge
        share: thrown.calm
        tint: RollingDiceColours.box.dice[thrown.colour]
    }
    ParallelAnimation {
        id: sinking
        NumberAnimation { target: thrown; property: "calm"; from: 0; to: 1; duration: 3 * Theme.slow }
        NumberAnimation { target: thrown; property: "sunk"; from: 0; to: 1; duration: 2 * Theme.slow; easing.type: Easing.InQuad }
    }
}
