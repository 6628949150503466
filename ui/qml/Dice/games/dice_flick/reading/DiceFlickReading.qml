pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// Beside the tray: the outlook of an aim, what a bonus offers, then what can be scored.
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
    Label {
        objectName: "bonusOffer"
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(parent.width, Theme.s48 * 11)
        visible: text !== ""
        text: reading.game.table.offer
        wrapMode: Text.Wrap

        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    Loader {
        id: cards
        anchors.fill: parent
        active: reading.scoring
        sourceComponent: TakeReading { game: reading.game }
    }
}
