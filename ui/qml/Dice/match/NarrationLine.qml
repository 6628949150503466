pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Dice
import Dice.Models

// The last event in one sentence, which is also announced to screen readers. Opens the history.
T.Button {
    id: line

    required property MatchModel match
    property int seat: 0

    text: match.narration
    hoverEnabled: true
    focusPolicy: Qt.TabFocus
    horizontalPadding: Theme.s4

    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.description: qsTr("Shows everything that happened so far")

    onTextChanged: if (text !== "") Accessible.announce(text)

    contentItem: Row {
        spacing: Theme.s8 * 1.25

        SeatMark {
            id: mark
            anchors.verticalCenter: parent.verticalCenter
            visible: line.text !== ""
            seat: line.seat
            size: Theme.markTiny * 1.2
        }
        Label {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, line.availableWidth - mark.width - more.width - hint.width - 4 * parent.spacing)
            text: line.text
            mayBeCut: true // the history has all of it
            size: Theme.compact ? Theme.sizeNote : Theme.sizeText
        }
        Icon {
            id: more
            anchors.verticalCenter: parent.verticalCenter
            visible: line.text !== ""
            name: "up"
            size: Theme.iconSmall
            color: Theme.muted
            opacity: line.hovered || line.visualFocus ? 1 : 0.6
        }
        // In the line itself: a tip above or below it would cover what is played with.
        Label {
            id: hint
            objectName: "historyHint"
            anchors.verticalCenter: parent.verticalCenter
            visible: line.text !== ""
            opacity: line.hovered || line.visualFocus ? 1 : 0
            text: qsTr("History") + " · N"
            size: Theme.sizeNote
            soft: true
            strong: true
            Accessible.ignored: true
        }
    }
    background: Rectangle {
        radius: Theme.radiusControl
        color: line.hovered ? Theme.hover : Theme.clear
        antialiasing: true

        FocusRing { shown: line.visualFocus; corner: Theme.radiusControl; distance: 0 }
    }

    HoverHandler { cursorShape: Qt.PointingHandCursor }
}
