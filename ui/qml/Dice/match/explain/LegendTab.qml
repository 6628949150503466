import QtQuick
import QtQuick.Templates as T
import Dice

// The heading of a part of the legend: unfolds it, or folds it up again.
T.Button {
    id: tab

    // What it unfolds.
    property string key
    property bool open: false

    implicitWidth: words.implicitWidth + arrow.width + Theme.s4 + Theme.s8
    implicitHeight: Theme.s24
    hoverEnabled: true

    Accessible.role: Accessible.Button
    Accessible.ignored: !visible
    Accessible.name: text
    Accessible.checkable: true
    Accessible.checked: open

    Keys.onReturnPressed: click()
    Keys.onEnterPressed: click()

    contentItem: Item {
        Label {
            id: words
            x: Theme.s4
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, parent.width - arrow.width - Theme.s8)
            text: tab.text
            size: Theme.sizeNote
            bold: true
            color: tab.open ? Theme.ink : Theme.muted
        }
        Icon {
            id: arrow
            x: words.x + words.width + Theme.s4
            anchors.verticalCenter: parent.verticalCenter
            name: tab.open ? "up" : "down"
            size: Theme.sizeNote
            color: tab.open ? Theme.ink : Theme.muted
        }
    }
    background: Rectangle {
        radius: Theme.radiusSmall
        color: tab.hovered ? Theme.hover : Theme.clear
        FocusRing { shown: tab.visualFocus; corner: Theme.radiusSmall; distance: 0 }
    }

    HoverHandler { cursorShape: Qt.PointingHandCursor }
}
