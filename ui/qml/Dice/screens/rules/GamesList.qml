pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Dice

// The list of games; those still to come are at the bottom.
Column {
    id: list

    required property var games
    property string current

    signal chosen(string key)

    spacing: Theme.s12

    Repeater {
        model: list.games

        T.Button {
            id: entry

            required property string key
            required property string title
            required property bool available
            readonly property bool on: key === list.current

            objectName: "rules-" + key
            width: list.width
            height: Theme.continueHeight
            enabled: available
            hoverEnabled: true
            onClicked: list.chosen(key)

            Accessible.role: Accessible.PageTab
            Accessible.name: available ? title : qsTr("%1, coming soon").arg(title)
            Accessible.selected: on

            Keys.onReturnPressed: click()

            background: Card {
                lift: entry.on ? 1 : 0
                color: entry.on ? Theme.paper : entry.hovered ? Theme.hover : Theme.clear
                edge: entry.on ? Theme.paperEdge : Theme.clear
                FocusRing { shown: entry.visualFocus; distance: 0 }
            }
            contentItem: Item {
                Scene {
                    id: picture
                    x: Theme.s8
                    y: Theme.s8
                    width: height * 1.2
                    height: entry.height - 2 * Theme.s8
                    world: entry.key
                    opacity: entry.available ? 1 : 1 - 2 * Theme.veil
                    corner: Theme.radiusSmall
                    zoom: 1.3
                    focusX: 0.84
                }
                Column {
                    anchors { left: picture.right; leftMargin: Theme.s12; right: parent.right; rightMargin: Theme.s8; verticalCenter: parent.verticalCenter }

                    Label { width: parent.width; text: entry.title; bold: entry.on; strong: true; soft: !entry.available }
                    Label { width: parent.width; visible: !entry.available; text: qsTr("Coming soon"); size: Theme.sizeNote; soft: true }
                }
            }

            HoverHandler { enabled: entry.enabled; cursorShape: Qt.PointingHandCursor }
        }
    }
}
