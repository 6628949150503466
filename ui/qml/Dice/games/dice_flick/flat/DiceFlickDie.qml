pragma ComponentBehavior: Bound
import QtQuick
import Dice
import "geometry.js" as Geometry

// A coloured die seen from above in any pose, in orthographic projection: only the faces turned up are drawn.
Item {
    id: die

    property string colour: "white"
    property quaternion turn: Qt.quaternion(1, 0, 0, 0)

    readonly property real least: 0.04

    height: width

    Repeater {
        model: 6

        Loader {
            id: side

            required property int index
            readonly property var seen: Geometry.seen(die.turn, index + 1)
            readonly property bool shown: seen.out[1] > die.least
            readonly property real middle: die.width / 2

            active: shown
            z: seen.out[1]
            width: die.width
            height: die.width
            transform: Matrix4x4 {
                readonly property var seen: side.seen
                readonly property real half: side.middle

                matrix: Qt.matrix4x4(
                    seen.right[0], seen.low[0], 0, half * (1 + seen.out[0] - seen.right[0] - seen.low[0]),
                    seen.right[2], seen.low[2], 0, half * (1 + seen.out[2] - seen.right[2] - seen.low[2]),
                    0, 0, 1, 0,
                    0, 0, 0, 1)
            }
            sourceComponent: DiceFlickFace {
                face: side.index + 1
                colour: die.colour
                light: Geometry.brightness(side.seen.out)
            }
        }
    }
}
