pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// Beside the tray: the outlook of an aim, then what can be scored.
Item {
    id: reading

    required property DiceFlickModel game

    readonly property bool scoring: game.table.phase === "score"
    readonly property int hotTake: scoring ? (cards.item as TakeReading)?.hotTake ?? -1 : -1

    function enter() { (cards.item as TakeReading)?.enter() }

    AimReading {
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width
        visible: reading.game.aim.shown && (reading.game.aim.enabled || known)
        game: reading.game
    }
    Loader {
        id: cards
        anchors.fill: parent
        active: reading.scoring
        sourceComponent: TakeReading { game: reading.game }
    }
}
