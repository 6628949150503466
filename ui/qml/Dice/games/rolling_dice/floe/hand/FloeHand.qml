import QtQuick
import QtQuick3D
import Dice
import Dice.Models

// What a player holds: the dice to throw, or the die to put back.
Node {
    id: hand

    required property var game
    property FloeDieSet set

    readonly property bool aiming: game.aimShown && !(game.arena as ArenaModel).flying

    function spots() {
        if (game.putting) return [{ place: Qt.vector3d(game.putX, 0.8, game.putZ), room: 2.4 }]
        return aiming ? aim.spots() : []
    }

    FloeFan { id: aim; visible: hand.aiming; game: hand.game; set: hand.set }
    FloeGhost {
        x: hand.game.putX * 10
        z: hand.game.putZ * 10
        visible: hand.game.putting
        colour: Math.max(0, Number(hand.game.putColour ?? 0))
        face: hand.game.putFace ?? 1
        valid: hand.game.putValid
        set: hand.set
    }
}
