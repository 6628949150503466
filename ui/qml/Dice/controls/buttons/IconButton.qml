pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Dice

// A round icon button; `text` is its accessible name and its tooltip.
T.Button {
    id: button

    property string iconName
    property real iconSize: Theme.icon
    property color tint: Theme.ink
    property color fill: Theme.clear
    property color edge: Theme.clear
    property bool solid: false

    implicitWidth: Theme.control
    implicitHeight: Theme.control
    opacity: enabled ? 1 : Theme.disabled
    scale: down ? Theme.pressed : 1
    hoverEnabled: true

    Accessible.role: Accessible.Button
    Accessible.name: text

    Keys.onReturnPressed: click()
    Keys.onEnterPressed: click()

    contentItem: Item {
        Icon {
            anchors.centerIn: parent
            name: button.iconName
            size: button.iconSize
            color: button.tint
            solid: button.solid
        }
    }
    background: Rim {
        fill: button.fill
        edge: button.edge.a > 0 ? button.edge : button.fill
        weight: Theme.hairline

        Rectangle {
            anchors.fill: parent
            visible: button.hovered
            radius: height / 2
            color: button.fill === Theme.clear ? Theme.hover : Theme.alpha(Theme.muted, 0.14)
        }
        FocusRing { shown: button.visualFocus; corner: parent.height / 2; distance: Theme.s4 / 2 }
    }

    HoverHandler { cursorShape: Qt.PointingHandCursor }
    Tip { text: button.text; shown: button.hovered || button.visualFocus }
}
