pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Dice

// The four games, two by two, to choose one.
Grid {
    id: grid

    required property var games
    property string current

    signal chosen(string key)

    columns: 2
    spacing: Theme.s8

    Repeater {
        model: grid.games

        T.Button {
            id: entry

            required property string key
            required property string title
            readonly property bool on: key === grid.current

            objectName: "print-" + key
            width: (grid.width - grid.spacing) / 2
            height: Theme.s48
            hoverEnabled: true
            onClicked: grid.chosen(key)

            Accessible.role: Accessible.RadioButton
            Accessible.name: title
            Accessible.checkable: true
            Accessible.checked: on

            Keys.onReturnPressed: click()
            Keys.onEnterPressed: click()

            background: Rectangle {
                radius: Theme.radiusControl
                color: entry.on ? Theme.paper : entry.hovered ? Theme.hover : Theme.clear
                antialiasing: true
                border.width: entry.on ? Theme.rim : Theme.hairline
                border.color: entry.on ? Theme.worldAccent(entry.key) : Theme.line

                FocusRing { shown: entry.visualFocus; corner: Theme.radiusControl; distance: Theme.s4 / 2 }
            }
            contentItem: Item {
                Scene {
                    id: picture
                    x: Theme.s4
                    y: Theme.s4
                    width: height * 1.15
                    height: entry.height - 2 * Theme.s4
                    world: entry.key
                    corner: Theme.radiusSmall
                    zoom: 1.3
                    focusX: 0.84
                }
                Label {
                    anchors { left: picture.right; leftMargin: Theme.s8; right: parent.right; rightMargin: Theme.s4; verticalCenter: parent.verticalCenter }
                    text: entry.title
                    size: Theme.sizeLabel
                    strong: true
                    bold: entry.on
                }
            }

            HoverHandler { cursorShape: Qt.PointingHandCursor }
        }
    }
}
