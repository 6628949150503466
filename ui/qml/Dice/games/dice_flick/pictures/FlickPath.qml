pragma ComponentBehavior: Bound
import QtQuick
import Dice
import "../flat/geometry.js" as Geometry

// A picture of a flick from the south plate into a hollow: dots that grow where the die flies higher.
Item {
    id: path

    property real edge: Theme.s32
    property string colour
    property int target: 0

    readonly property int dots: 11
    readonly property var goal: Geometry.centre(target)
    readonly property color light: DiceFlickColours.desk.light[colour] ?? Theme.white

    Repeater {
        model: path.dots

        Rectangle {
            required property int index
            readonly property real share: (index + 1.5) / (path.dots + 1)

            x: path.edge * share * path.goal.x - width / 2
            y: path.edge * (Geometry.plate + share * (path.goal.z - Geometry.plate)) - height / 2
            width: path.edge * (0.16 + 0.9 * share * (1 - share))
            height: width
            radius: width / 2
            color: path.light
            antialiasing: true
        }
    }
    Rectangle {
        x: path.edge * path.goal.x - width / 2
        y: path.edge * path.goal.z - height / 2
        width: path.edge * 1.45
        height: width
        radius: path.edge * 0.2
        color: Theme.alpha(path.light, 0.2)
        antialiasing: true
        border.width: path.edge * 0.1
        border.color: path.light
    }
    DiceFlickFace {
        x: -width / 2
        y: path.edge * Geometry.plate - height / 2
        width: path.edge * 1.15
        height: width
        colour: path.colour
        face: 5
    }
}
