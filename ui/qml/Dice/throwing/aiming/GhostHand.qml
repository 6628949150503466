pragma ComponentBehavior: Bound
import QtQuick
import Dice

// Shows a newcomer what to do: a hand pulls the handle back and lets go. Without motion it only points.
Item {
    id: ghost

    required property color light
    property point origin
    // The forward direction in degrees, clockwise from up.
    property real direction: 0
    property real reach: Theme.s48
    property real pulled: 0.75
    property real shown: 1

    readonly property real lean: direction * Math.PI / 180
    readonly property real way: reach * pulled

    SequentialAnimation {
        running: ghost.visible && Theme.lively && Attention.awake
        loops: Animation.Infinite
        onRunningChanged: if (!running) { ghost.pulled = 0.75; ghost.shown = 1 }

        ParallelAnimation {
            NumberAnimation { target: ghost; property: "shown"; from: 0; to: 1; duration: Theme.breath / 6 }
            PropertyAction { target: ghost; property: "pulled"; value: 0.05 }
        }
        NumberAnimation { target: ghost; property: "pulled"; from: 0.05; to: 0.95; duration: Theme.breath * 0.7; easing.type: Easing.InOutSine }
        PauseAnimation { duration: Theme.breath / 5 }
        NumberAnimation { target: ghost; property: "shown"; to: 0; duration: Theme.breath / 7 }
        PauseAnimation { duration: Theme.breath / 2 }
    }
    HandPicture {
        x: ghost.origin.x - ghost.way * Math.sin(ghost.lean) - width / 2
        y: ghost.origin.y + ghost.way * Math.cos(ghost.lean) - height / 2
        light: ghost.light
        opacity: ghost.shown
    }
}
