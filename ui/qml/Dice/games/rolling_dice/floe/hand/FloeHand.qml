import QtQuick
import QtQuick3D
import Dice
import Dice.Models

// What a player holds: the dice to throw, or the die to put back.
Node {
    id: hand

    required property var game
    property FloeDieSet set
    required property FloeSight sight

    readonly property bool aiming: game.aim.shown && !(game.table.arena as ArenaModel).thrown

    function spots() {
        if (game.putting.shown) return [{ place: Qt.vector3d(game.putting.x, 0.8, game.putting.z), room: 2.4 }]
        return aiming ? aim.spots() : []
    }

    FloeFan { id: aim; visible: hand.aiming; game: hand.game; set: hand.set; grown: Math.min(1.4, hand.sight.grownAt(Qt.vector3d(0, 0, 22.6))) }
    FloeGhost {
        x: hand.game.putting.x * 10
        z: hand.game.putting.z * 10
        visible: hand.game.putting.shown
        colour: Math.max(0, Number(hand.game.putting.colour ?? 0))
        face: hand.game.putting.face ?? 1
        valid: hand.game.putting.valid
        grown: hand.sight.grownAt(Qt.vector3d(hand.game.putting.x, 0, hand.game.putting.z))
        set: hand.set
    }
}
