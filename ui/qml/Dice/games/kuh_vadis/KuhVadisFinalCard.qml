pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// The final sheet of Kuh Vadis: every mark, and the winning chain.
FinalCard {
    id: final

    required property KuhVadisModel game

    title: qsTr("Final sheet")
    note: game.sheetText

    KuhVadisSheet {
        id: sheet
        objectName: "finalSheet"
        width: Math.min(parent.height, parent.width * 0.62)
        height: width
        anchors.verticalCenter: parent.verticalCenter
        rows: final.game.rows
        owners: final.game.owners
        chain: final.game.chain
        chainSign: final.game.winnerSign

        Accessible.ignored: false
        Accessible.role: Accessible.Graphic
        Accessible.name: final.title + ", " + final.game.sheetText
    }
    Column {
        anchors { left: sheet.right; leftMargin: Theme.s16; right: parent.right; verticalCenter: parent.verticalCenter }
        spacing: Theme.compact ? Theme.s12 : Theme.s24

        Repeater {
            model: final.game.standings

            Column {
                id: standing

                required property int seat
                required property string sign
                required property string text
                required property string note

                width: parent.width
                spacing: Theme.s4

                Accessible.role: Accessible.StaticText
                Accessible.name: word.text + ": " + text + (note === "" ? "" : ", " + note)

                Row {
                    width: parent.width
                    spacing: Theme.s8

                    SeatMark { id: mark; seat: standing.seat; size: Theme.markSmall }
                    Label {
                        id: word
                        width: parent.width - mark.width - Theme.s8
                        text: standing.sign === "cross" ? qsTr("Crosses") : qsTr("Circles")
                        bold: true
                        anchors.verticalCenter: mark.verticalCenter
                    }
                }
                Label { width: parent.width; text: standing.text; size: Theme.sizeNote; strong: true; wrapMode: Text.Wrap; maximumLineCount: 2 }
                Label { width: parent.width; visible: text !== "" && !Theme.compact; text: standing.note; size: Theme.sizeNote; soft: true; wrapMode: Text.Wrap; maximumLineCount: 2 }
            }
        }
    }
}
