pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Dice

// One decision: who, when, what, and what it was worth. Clicking it shows the moment.
T.Button {
    id: row

    required property var modelData
    property bool good: true

    readonly property string better: modelData.better ?? ""
    // So many lines fit.
    readonly property int lines: Math.max(2, Math.floor(height / (Theme.sizeLabel * 1.37)))
    readonly property color tint: good ? Theme.good : Theme.bad

    hoverEnabled: true
    padding: 0

    Accessible.role: Accessible.Button
    Accessible.name: qsTr("Turn %1: %2, chance of winning %3").arg(modelData.turn).arg(modelData.text).arg(modelData.gain)
    Accessible.description: better === "" ? qsTr("Watch this moment") : better + ". " + qsTr("Watch this moment")

    Keys.onReturnPressed: click()
    Keys.onEnterPressed: click()

    contentItem: Item {
        SeatMark { id: mark; seat: row.modelData.seat; size: Theme.markSmall; anchors.verticalCenter: parent.verticalCenter }
        Label {
            id: turn
            anchors { left: mark.right; leftMargin: Theme.s8; verticalCenter: parent.verticalCenter }
            width: Theme.s24
            text: row.modelData.turn
            size: Theme.sizeLabel
            soft: true
            strong: true
        }
        Column {
            anchors { left: turn.right; leftMargin: Theme.s4; right: gain.left; rightMargin: Theme.s8; verticalCenter: parent.verticalCenter }

            Label {
                id: done
                width: parent.width
                text: row.modelData.text
                size: Theme.sizeLabel
                strong: true
                wrapMode: Text.Wrap
                maximumLineCount: row.better === "" ? 2 : Math.min(2, row.lines - 1)
                mayBeCut: true // the tip has all of it
            }
            Label {
                width: parent.width
                visible: text !== ""
                text: row.better
                size: Theme.sizeNote
                color: Theme.inkSoft
                wrapMode: Text.Wrap
                maximumLineCount: Math.min(2, row.lines - done.lineCount)
                mayBeCut: true
            }
        }
        Rectangle {
            id: gain
            anchors { right: parent.right; verticalCenter: parent.verticalCenter }
            width: amount.implicitWidth + Theme.s24
            height: Theme.s24
            radius: height / 2
            color: Theme.alpha(row.tint, Theme.dark ? 0.16 : 0.08)

            Label { id: amount; anchors.centerIn: parent; text: row.modelData.gain; size: Theme.sizeNote; bold: true; color: row.tint }
        }
    }
    background: Rectangle {
        anchors.fill: parent
        anchors.leftMargin: -Theme.s8
        anchors.rightMargin: -Theme.s8
        radius: Theme.radiusSmall
        color: row.hovered ? Theme.fold : Theme.clear

        FocusRing { shown: row.visualFocus; corner: Theme.radiusSmall; distance: 0 }
    }

    HoverHandler { cursorShape: Qt.PointingHandCursor }
    Tip {
        text: [row.modelData.text, row.better, qsTr("Watch this moment")].filter(line => line !== "").join("\n")
        shown: row.hovered || row.visualFocus
    }
}
