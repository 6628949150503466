pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Dice
import Dice.Models

// The parts of the program; arrow keys move, and the selected one is on paper.
RowList {
    id: list

    required property AboutModel about

    spacing: Theme.s4
    activeFocusOnTab: true
    keyNavigationEnabled: true
    highlightFollowsCurrentItem: true
    highlightMoveDuration: Theme.quick
    interactive: contentHeight > height
    model: about.parts
    onCurrentIndexChanged: if (currentIndex >= 0) about.choose(currentIndex)

    Accessible.role: Accessible.List
    Accessible.name: qsTr("Parts of the program")

    T.ScrollBar.vertical: VerticalBar { visible: list.interactive }

    delegate: T.ItemDelegate {
        id: entry

        required property string name
        required property string detail
        required property int index
        readonly property bool on: ListView.isCurrentItem

        objectName: "part" + index
        width: list.width - (list.interactive ? Theme.s12 : 0)
        height: Theme.s48
        hoverEnabled: true
        onClicked: {
            list.currentIndex = index
            forceActiveFocus(Qt.MouseFocusReason)
        }

        Accessible.role: Accessible.ListItem
        Accessible.name: entry.name
        Accessible.description: entry.detail
        Accessible.selected: on

        background: Card {
            lift: 0
            color: entry.on ? Theme.paper : entry.hovered ? Theme.hover : Theme.clear
            edge: entry.on ? Theme.paperEdge : Theme.clear
            FocusRing { shown: entry.visualFocus; distance: -Theme.s4 / 2 }
        }
        contentItem: Item {
            Column {
                anchors { left: parent.left; leftMargin: Theme.s16; right: parent.right; rightMargin: Theme.s12; verticalCenter: parent.verticalCenter }

                Label { width: parent.width; text: entry.name; bold: entry.on; strong: true }
                Label { width: parent.width; visible: text !== ""; text: entry.detail; mayBeCut: true; soft: true; size: Theme.sizeNote }
            }
        }

        HoverHandler { cursorShape: Qt.PointingHandCursor }
    }
}
