pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// Beside the tray: the outlook of an aim, then what counts.
Item {
    id: reading

    required property DiceFlickModel flick

    readonly property bool scoring: flick.phase === "score"
    readonly property int hotTake: scoring ? (cards.item as TakeReading)?.hotTake ?? -1 : -1

    function enter() { (cards.item as TakeReading)?.enter() }

    AimReading {
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width
        visible: reading.flick.aimShown && (reading.flick.aiming || known)
        flick: reading.flick
    }
    Loader {
        id: cards
        anchors.fill: parent
        active: reading.scoring
        sourceComponent: TakeReading { flick: reading.flick }
    }
}
