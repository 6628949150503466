pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// Beside the tray: the outlook of a throw, the dice that may be kept, a die to put back, or the count in progress.
Item {
    id: reading

    required property RollingDiceModel game
    required property RoundCount count
    property ScreenOrder order: null
    property string hotDie
    // Whether the sum is shown here because it would hide the floe.
    property bool flat: false

    readonly property bool counting: count.running
    readonly property bool choosing: !counting && game.table.phase === "keep"
    readonly property string hotKey: choosing ? (cards.item as KeepReading)?.hotKey ?? "" : ""

    function enter() { (cards.item as KeepReading)?.enter() }

    RollingDiceAimReading {
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width
        visible: !reading.counting && (reading.game.table.phase === "throw" || reading.game.table.phase === "flying")
        game: reading.game
    }
    Loader {
        id: cards
        anchors.fill: parent
        active: reading.choosing
        sourceComponent: KeepReading { game: reading.game; order: reading.order; hotDie: reading.hotDie }
    }
    PutReading {
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width
        visible: !reading.counting && reading.game.table.phase === "put"
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
        sourceComponent: RoundSumCard { count: reading.count; room: reading.width; lift: 0; edge: Theme.clear; color: Theme.clear; inset: 0 }
    }
}
