pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// Beside the tray: what a throw may bring, the dice that may stay, a die that is put back, or what is being counted.
Item {
    id: reading

    required property RollingDiceModel ice
    required property IceCount count
    property string hotDie
    // Whether the sum stands here, because it would hide the floe.
    property bool flat: false

    readonly property bool counting: count.running
    readonly property bool choosing: !counting && ice.phase === "keep"
    readonly property string hotKey: choosing ? (cards.item as IceKeepReading)?.hotKey ?? "" : ""

    function enter() { (cards.item as IceKeepReading)?.enter() }

    IceAimReading {
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width
        visible: !reading.counting && (reading.ice.phase === "throw" || reading.ice.phase === "flying")
        ice: reading.ice
    }
    Loader {
        id: cards
        anchors.fill: parent
        active: reading.choosing
        sourceComponent: IceKeepReading { ice: reading.ice; hotDie: reading.hotDie }
    }
    IcePutReading {
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width
        visible: !reading.counting && reading.ice.phase === "put"
        ice: reading.ice
    }
    IceOrder {
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width
        visible: reading.counting && !reading.flat
        count: reading.count
    }
    Loader {
        anchors.verticalCenter: parent.verticalCenter
        active: reading.counting && reading.flat
        sourceComponent: IceSumCard { count: reading.count; lift: 0; edge: Theme.clear; color: Theme.clear; inset: 0 }
    }
}
