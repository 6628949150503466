import QtQuick
import Dice

// A die of the box from above: the higher it is, the larger it looks and the further away its shadow falls.
Item {
    id: thrown

    property real edge: Theme.s32
    property vector3d place: Qt.vector3d(0, 0, 0)
    property quaternion turn: Qt.quaternion(1, 0, 0, 0)
    property string colour: "white"
    property real raised: 0
    property bool dim: false
    property real upright: 0

    readonly property real height3: Math.max(0, place.y - 0.5 + raised)
    readonly property real lean: upright * Math.PI / 180
    readonly property real apart: edge * (0.05 + 0.16 * Math.min(6, height3))

    x: edge * place.x
    y: edge * place.z
    // Even in the moat it lies on the picture of the box.
    z: Math.max(0.1, place.y + raised)
    opacity: dim ? Theme.disabled : 1

    Rectangle {
        x: thrown.apart * (0.8 * Math.cos(thrown.lean) - Math.sin(thrown.lean)) - width / 2
        y: thrown.apart * (0.8 * Math.sin(thrown.lean) + Math.cos(thrown.lean)) - height / 2
        width: thrown.edge * (1.06 + 0.02 * thrown.height3)
        height: width
        radius: width * (0.24 + 0.04 * Math.min(5, thrown.height3))
        rotation: die.rotation
        color: DiceFlickColours.desk.shadow
        opacity: Math.max(0.35, 1 - 0.12 * thrown.height3)
        antialiasing: true
    }
    DiceFlickDie {
        id: die
        x: -width / 2
        y: -width / 2
        width: thrown.edge * (1 + 0.06 * thrown.height3)
        colour: thrown.colour
        turn: thrown.turn
    }

    Behavior on raised { NumberAnimation { duration: Theme.normal; easing.type: Theme.easing } }
    Behavior on opacity { NumberAnimation { duration: Theme.quick } }
}
