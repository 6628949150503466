pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// Beside the tray: what a throw may bring, the dice that may stay, a die that is put back, or what is being counted.
Item {
    id: reading

    required property RollingDiceModel game
    required property RoundCount count
    property string hotDie
    // Whether the sum stands here, because it would hide the floe.
    property bool flat: false

    readonly property bool counting: count.running
    readonly property bool choosing: !counting && game.phase === "keep"
    readonly property string hotKey: choosing ? (cards.item as KeepReading)?.hotKey ?? "" : ""

    function enter() { (cards.item as KeepReading)?.enter() }

    RollingDiceAimReading {
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width
        visible: !reading.counting && (reading.game.phase === "throw" || reading.game.phase === "flying")
        game: reading.game
    }
    Loader {
        id: cards
        anchors.fill: parent
        active: reading.choosing
        sourceComponent: KeepReading { game: reading.game; hotDie: reading.hotDie }
    }
    PutReading {
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width
        visible: !reading.counting && reading.game.phase === "put"
        game: reading.game
    }
    RoundOrder {
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width
        visible: reading.counting && !reading.flat
        count: reading.count
    }
    Loader {
        anchors.verticalCenter: parent.verticalCenter
        active: reading.counting && reading.flat
        sourceComponent: RoundSumCard { count: reading.count; lift: 0; edge: Theme.clear; color: Theme.clear; inset: 0 }
    }
}
