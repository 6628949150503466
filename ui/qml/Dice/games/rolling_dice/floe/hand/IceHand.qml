import QtQuick
import QtQuick3D
import Dice
import Dice.Models

// What a player holds: the dice that are aimed, or the die that is put back.
Node {
    id: hand

    required property var ice
    property IceDieSet set

    readonly property bool aiming: ice.aimShown && !(ice.arena as ArenaModel).flying

    function spots() {
        if (ice.putting) return [{ place: Qt.vector3d(ice.putX, 0.8, ice.putZ), room: 2.4 }]
        return aiming ? aim.spots() : []
    }

    IceAim { id: aim; visible: hand.aiming; ice: hand.ice; set: hand.set }
    IceGhost {
        x: hand.ice.putX * 10
        z: hand.ice.putZ * 10
        visible: hand.ice.putting
        colour: Math.max(0, Number(hand.ice.putColour ?? 0))
        face: hand.ice.putFace ?? 1
        valid: hand.ice.putValid
        set: hand.set
    }
}
