pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// The chances over the match, or the progress of their calculation.
Card {
    id: card

    required property ReportModel report
    required property var people

    Label { id: title; x: Theme.pad; y: Theme.pad - Theme.s4; text: qsTr("Chance of winning"); size: Theme.sizeSection; bold: true }
    Row {
        id: legend

        readonly property real each: (card.width - title.width - 2 * Theme.pad) / Math.max(1, card.people.length) - spacing

        spacing: Theme.s16
        anchors { right: parent.right; rightMargin: Theme.pad; verticalCenter: title.verticalCenter }

        Repeater {
            model: card.people

            Row {
                id: person
                required property var modelData
                spacing: Theme.s8

                SeatMark { id: mark; seat: person.modelData.seat; size: Theme.markTiny }
                PlayerName {
                    width: Math.min(implicitWidth, legend.each - mark.width - Theme.s8)
                    text: person.modelData.name
                    size: Theme.sizeLabel
                    anchors.verticalCenter: mark.verticalCenter
                }
            }
        }
    }
    WinCurve {
        x: Theme.pad - Theme.s8
        y: title.y + title.height + Theme.s8
        width: parent.width - 2 * Theme.pad + Theme.s16
        height: parent.height - y - Theme.s12
        visible: card.report.ready
        curve: card.report.curve
        marks: card.report.marks
        seats: card.people.map(person => person.seat)
        description: qsTr("Chance of winning")
        onTurnChosen: turn => card.report.watchTurn(turn)
    }
    Row {
        anchors.centerIn: parent
        visible: !card.report.ready
        spacing: Theme.s16

        ProgressRing { width: Theme.markLarge; height: width; value: card.report.progress }
        Column {
            anchors.verticalCenter: parent.verticalCenter
            Label { text: qsTr("Looking back at every decision"); bold: true }
            Label { text: qsTr("%1 %").arg(Math.round(100 * card.report.progress)); soft: true; size: Theme.sizeNote }
        }
    }
}
