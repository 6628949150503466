pragma ComponentBehavior: Bound
import QtQuick
import Dice
import "../../scenes/brush.js" as Brush

// Confetti that falls once and then stays; without motion it lies there from the start.
Item {
    id: confetti

    property bool onDark: true
    property real clearLeft: 0
    property real clearRight: 0
    property real fall: 1

    readonly property var colours: onDark ? Theme.confettiOnDark : Theme.confettiOnLight
    readonly property var pieces: {
        const random = Brush.random(77)
        return Array.from({ length: 110 }, () => Array.from({ length: 6 }, random))
    }

    function start() {
        if (Theme.tempo > 0)
            rain.restart()
    }

    clip: true
    Accessible.ignored: true

    NumberAnimation { id: rain; target: confetti; property: "fall"; from: 0; to: 1; duration: 5 * Theme.slow }
    Repeater {
        model: confetti.pieces

        Rectangle {
            required property var modelData
            required property int index

            readonly property real restX: modelData[0] * confetti.width * 0.74
            readonly property real restY: modelData[1] * confetti.height
            readonly property real delay: modelData[2] * 0.5
            readonly property real way: Math.max(0, Math.min(1, (confetti.fall - delay) / (1 - delay)))
            readonly property real eased: 1 - Math.pow(1 - way, 3)
            readonly property bool inWords: restX > confetti.clearLeft && restX < confetti.clearRight
                && restY > confetti.height * 0.18 && restY < confetti.height * 0.84

            x: restX + (1 - eased) * (modelData[3] - 0.5) * confetti.height
            y: restY - (1 - eased) * confetti.height * 1.4
            width: Theme.s8 * (0.8 + 0.7 * modelData[4])
            height: index % 3 === 0 ? width * 0.45 : index % 3 === 1 ? width * 0.7 : width * 0.28
            radius: index % 3 === 0 ? 0 : height / 2
            rotation: modelData[5] * 360 + (1 - eased) * 540
            opacity: inWords ? (1 - way) * 0.95 : 0.95
            visible: opacity > 0
            color: confetti.colours[index % confetti.colours.length]
            antialiasing: true
        }
    }
}
