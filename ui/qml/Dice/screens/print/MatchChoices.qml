pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Dice
import Dice.Models

// The saved matches of the game, to choose the one whose game record is printed.
PrintCard {
    id: card

    required property PrintModel printing

    Label {
        x: Theme.pad
        width: parent.width - 2 * x
        visible: list.count === 0
        padding: Theme.s12
        leftPadding: 0
        text: qsTr("No match of this game has been played yet. Its game record can be printed as soon as there is one.")
        size: Theme.sizeLabel
        soft: true
        wrapMode: Text.Wrap
    }
    RowList {
        id: list
        objectName: "printMatches"
        width: parent.width
        height: Math.min(count, 5) * (Theme.row + Theme.s4)
        interactive: contentHeight > height
        model: card.printing.matches

        T.ScrollBar.vertical: VerticalBar {}

        delegate: T.Button {
            id: entry

            required property string matchId
            required property string names
            required property string status
            required property var seats
            required property int index
            readonly property bool on: matchId === card.printing.match

            objectName: "printMatch" + index
            width: list.width
            height: Theme.row + Theme.s4
            hoverEnabled: true
            onClicked: card.printing.choose("match", matchId)

            Accessible.role: Accessible.RadioButton
            Accessible.name: names
            Accessible.description: status
            Accessible.checkable: true
            Accessible.checked: on

            Keys.onReturnPressed: click()
            Keys.onEnterPressed: click()

            background: Rectangle {
                x: Theme.s4
                y: Theme.s4 / 2
                width: entry.width - 2 * x
                height: entry.height - 2 * y
                radius: Theme.radiusSmall
                color: entry.on ? Theme.soft : entry.hovered ? Theme.hover : Theme.clear

                FocusRing { shown: entry.visualFocus; corner: Theme.radiusSmall; distance: -Theme.ring / 2 }
            }
            contentItem: Item {
                Column {
                    anchors { left: parent.left; leftMargin: Theme.pad; right: mark.left; rightMargin: Theme.s8; verticalCenter: parent.verticalCenter }

                    PlayerName { width: parent.width; text: entry.names; size: Theme.sizeLabel; bold: entry.on }
                    PlayerName { width: parent.width; text: entry.status; size: Theme.sizeTiny; soft: true }
                }
                Icon {
                    id: mark
                    anchors { right: parent.right; rightMargin: Theme.pad; verticalCenter: parent.verticalCenter }
                    opacity: entry.on ? 1 : 0
                    name: "check"
                    color: Theme.worldAccent(card.printing.choices.game)
                }
            }

            HoverHandler { cursorShape: Qt.PointingHandCursor }
        }

        FocusFollower { area: list }
    }
}
