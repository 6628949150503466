pragma ComponentBehavior: Bound
import QtQuick
import Dice

// What a player holds, from above: the dice to throw in front of the entrance, or the die to put back.
Item {
    id: hand

    required property var view
    property bool aiming: false

    readonly property var game: view.game
    readonly property real mm: view.mm
    readonly property int colour: Math.max(0, Number(game.aim.colour))
    readonly property point put: view.project(Qt.vector3d(game.putting.x, 0, game.putting.z))
    readonly property color tint: game.putting.valid ? RollingDiceColours.box.valid : RollingDiceColours.box.invalid
    readonly property color tone: game.putting.valid ? Theme.good : Theme.bad

    Repeater {
        model: hand.game.table.hand

        FlatFloeDie {
            required property int index
            readonly property point spot: hand.view.project(Qt.vector3d(hand.game.aim.fan.x ?? 0, 0, 22.6))
            readonly property var off: [[-19, -9, 5], [-9, -1, 3], [-21, 5, 6], [-10, 12, 2]][Math.max(0, index) % 4]

            x: spot.x + off[0] * hand.mm
            y: spot.y + off[1] * hand.mm
            visible: hand.aiming
            mm: 1.06 * hand.mm
            place: Qt.vector3d(0, 0.9, 0)
            turn: faces.upright(off[2], 14 + 27 * index)
            colour: hand.colour
        }
    }
    Rectangle {
        x: hand.put.x - width / 2
        y: hand.put.y - width / 2
        width: 24 * hand.mm
        height: width
        radius: width / 2
        visible: hand.game.putting.enabled
        antialiasing: true
        color: Theme.alpha(hand.tint, 0.35)
        border.width: Theme.ring
        border.color: hand.tone
    }
    FlatFloeDie {
        x: hand.put.x
        y: hand.put.y
        visible: hand.game.putting.enabled
        mm: hand.mm
        place: Qt.vector3d(0, hand.game.putting.valid ? 1.1 : 1.7, 0)
        turn: faces.upright(hand.game.putting.face ?? 1, 0)
        colour: Math.max(0, Number(hand.game.putting.colour ?? 0))
    }
    // A cross marks a forbidden place, so that colour is never the only cue.
    Rectangle {
        x: hand.put.x + 9 * hand.mm - width / 2
        y: hand.put.y - 9 * hand.mm - width / 2
        width: Math.max(Theme.iconSmall, 11 * hand.mm)
        height: width
        radius: width / 2
        visible: hand.game.putting.enabled && !hand.game.putting.valid
        antialiasing: true
        color: Theme.dangerFill

        Icon {
            anchors.centerIn: parent
            name: "close"
            size: 0.8 * parent.width
            color: Theme.white
        }
    }
    FlatIceFaces { id: faces }
}
