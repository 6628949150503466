pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Dice

// A match to continue: picture, game, and who leads.
T.Button {
    id: card

    required property string matchId
    required property string gameKey
    required property string title
    required property string names
    required property var seats
    required property string status
    required property string standing

    readonly property bool tight: width < Theme.s48 * 7

    hoverEnabled: true
    padding: 0

    Accessible.role: Accessible.Button
    Accessible.name: qsTr("Continue %1").arg(title)
    Accessible.description: names + ". " + status

    Keys.onReturnPressed: click()
    Keys.onEnterPressed: click()

    background: Card {
        lift: card.hovered ? 1.6 : 1
        FocusRing { shown: card.visualFocus }
    }
    contentItem: Item {
        Scene {
            id: picture
            x: Theme.s8
            y: Theme.s8
            width: height * (card.tight ? 1.3 : 1.64)
            height: card.height - 2 * Theme.s8
            world: card.gameKey
            corner: Theme.radiusSmall
            zoom: 1.25
            focusX: 0.82
        }
        Column {
            anchors { left: picture.right; leftMargin: Theme.s12; right: arrow.left; rightMargin: Theme.s8; verticalCenter: parent.verticalCenter }

            Label { width: parent.width; text: card.tight ? card.title : qsTr("Continue %1").arg(card.title); bold: true }
            Item {
                id: line
                width: parent.width
                height: state.implicitHeight

                // Who leads, and since when, matters more than who plays.
                SeatMarks { id: marks; visible: !card.tight && width + Theme.s8 + state.implicitWidth <= line.width; seats: card.seats; size: Theme.markTiny; anchors.verticalCenter: parent.verticalCenter }
                TextMetrics { id: whole; font: state.font; text: card.status }
                PlayerName {
                    id: state
                    x: marks.visible ? marks.width + Theme.s8 : 0
                    width: parent.width - x
                    text: whole.advanceWidth <= line.width ? card.status : card.standing
                    size: Theme.sizeNote
                    soft: true
                }
            }
        }
        Rectangle {
            id: arrow
            anchors { right: parent.right; rightMargin: Theme.s12; verticalCenter: parent.verticalCenter }
            width: Theme.control
            height: width
            radius: width / 2
            color: card.hovered ? Theme.hover : Theme.soft

            Icon { anchors.centerIn: parent; name: "play"; solid: true; size: Theme.iconSmall; color: Theme.worldAccent(card.gameKey) }
        }
    }

    HoverHandler { cursorShape: Qt.PointingHandCursor }
}
