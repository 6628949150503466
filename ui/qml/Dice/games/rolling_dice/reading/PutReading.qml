import QtQuick
import Dice
import Dice.Models

// Beside the tray while a die is put back: what to do, whether it may lie there, and what it would score.
Row {
    id: reading

    required property RollingDiceModel game

    spacing: Theme.s16

    FlatIceFace {
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.compact ? Theme.control : Theme.s48
        height: width
        face: reading.game.putting.face
        colour: Math.max(0, reading.game.putting.colour)
    }
    Column {
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - parent.spacing - Theme.s48
        spacing: Theme.s4

        Caption { text: qsTr("This die was pushed off the floe") }
        Label {
            width: parent.width
            text: reading.game.putting.enabled ? qsTr("Click on a free spot of the floe, and once more to put it there.") : qsTr("Its owner puts it back.")
            size: Theme.compact ? Theme.sizeLabel : Theme.sizeButton
            bold: true
            wrapMode: Text.WordWrap
            maximumLineCount: 2
        }
        Row {
            width: parent.width
            visible: reading.game.putting.enabled
            spacing: Theme.s4 * 1.5

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                name: reading.game.putting.valid ? "check" : "close"
                size: Theme.iconSmall
                weight: 2.2
                color: reading.game.putting.valid ? Theme.good : Theme.bad
            }
            Label {
                width: parent.width - Theme.iconSmall - parent.spacing
                text: reading.game.putting.valid ? qsTr("free here: %1").arg(reading.game.putting.sum) : qsTr("not free here")
                size: Theme.compact ? Theme.sizeTiny : Theme.sizeNote
                strong: true
                color: reading.game.putting.valid ? Theme.good : Theme.bad
                wrapMode: Text.WordWrap
                maximumLineCount: 2
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
        }
    }
}
