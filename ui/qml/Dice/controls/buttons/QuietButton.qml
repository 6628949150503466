pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Dice

// A tertiary button: icon and text, without a background until hovered.
T.Button {
    id: button

    property string iconName
    property color tint: Theme.ink
    property string key

    readonly property real natural: word.implicitWidth + (sign.visible ? sign.width + Theme.s8 : 0)

    implicitHeight: Theme.control
    implicitWidth: natural + 2 * Theme.s12
    opacity: enabled ? 1 : Theme.disabled
    hoverEnabled: true

    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.description: key

    Keys.onReturnPressed: click()
    Keys.onEnterPressed: click()

    contentItem: Item {
        Row {
            anchors.centerIn: parent
            spacing: Theme.s8

            Icon {
                id: sign
                visible: button.iconName !== ""
                name: button.iconName
                color: button.tint
                anchors.verticalCenter: parent.verticalCenter
            }
            Label {
                id: word
                visible: text !== ""
                width: Math.min(implicitWidth, button.width - (button.natural - implicitWidth) - Theme.s16)
                text: button.display === T.AbstractButton.IconOnly ? "" : button.text
                color: button.tint
                strong: true
                anchors.verticalCenter: parent.verticalCenter
            }
        }
    }
    background: Rectangle {
        radius: height / 2
        color: button.down || button.hovered ? Theme.hover : Theme.clear
        antialiasing: true

        FocusRing { shown: button.visualFocus; corner: parent.height / 2; distance: 0 }
    }

    HoverHandler { cursorShape: Qt.PointingHandCursor }
}
