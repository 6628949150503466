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
            // To the right of the hand, above the table and towards the player, in drawn die edges, and a face.
            readonly property var off: [[-0.9, 0.6, 0.2, 5], [0.6, 0.9, -0.2, 3], [-0.2, 1.7, -0.6, 6], [0.85, -0.2, 0.6, 2]][Math.max(0, index) % 4]
            readonly property point spot: hand.view.project(Qt.vector3d((hand.game.aim.fan.x ?? 0) + off[0] * grown, 0, 22.3 + off[2] * grown))

            x: spot.x
            y: spot.y
            z: off[2]
            visible: hand.aiming
            mm: hand.mm
            lift: hand.view.lift
            tilt: hand.view.tilt
            grown: 0.8 * hand.view.grown
            place: Qt.vector3d(0, 0.9 + off[1], 0)
            turn: faces.upright(off[3], 14 + 27 * index)
            colour: hand.colour
        }
    }
    Rectangle {
        id: halo
        x: hand.put.x - width / 2
        y: hand.put.y - width / 2
        width: 18 * hand.view.grown * hand.mm
        height: width
        radius: width / 2
        visible: hand.game.putting.shown
        antialiasing: true
        transform: Scale { origin.y: halo.height / 2; yScale: hand.view.squash }
        color: Theme.alpha(hand.tint, 0.35)
        border.width: Theme.ring
        border.color: hand.tone
    }
    FlatFloeDie {
        x: hand.put.x
        y: hand.put.y
        visible: hand.game.putting.shown
        mm: hand.mm
        lift: hand.view.lift
        tilt: hand.view.tilt
        grown: hand.view.grown
        place: Qt.vector3d(0, hand.game.putting.valid ? 1.1 : 1.7, 0)
        turn: faces.upright(hand.game.putting.face ?? 1, 0)
        colour: Math.max(0, Number(hand.game.putting.colour ?? 0))
    }
    // A cross marks a forbidden place, so that colour is never the only cue.
    Rectangle {
        x: hand.put.x + 9 * hand.view.grown * hand.mm - width / 2
        y: hand.put.y - 18 * hand.view.grown * hand.mm - width / 2
        width: Math.max(Theme.iconSmall, 11 * hand.mm)
        height: width
        radius: width / 2
        visible: hand.game.putting.shown && !hand.game.putting.valid
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
