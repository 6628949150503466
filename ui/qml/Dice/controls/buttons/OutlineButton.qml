pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Dice

// A secondary button: icon and text in an outlined pill.
T.Button {
    id: button

    property string iconName
    property color tint: Theme.ink
    property color edge: Theme.edge

    readonly property real natural: word.implicitWidth + (sign.visible ? sign.width + Theme.s8 : 0)

    implicitHeight: Theme.button
    implicitWidth: natural + 2 * Theme.s24
    opacity: enabled ? 1 : Theme.disabled
    scale: down ? Theme.pressed : 1
    hoverEnabled: true

    Accessible.role: Accessible.Button
    Accessible.name: text

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
                width: Math.min(implicitWidth, button.width - (button.natural - implicitWidth) - Theme.s16)
                text: button.text
                color: button.tint
                size: Theme.sizeText
                bold: true
                anchors.verticalCenter: parent.verticalCenter
            }
        }
    }
    background: Rim {
        fill: button.hovered ? Theme.hover : Theme.paper
        edge: button.edge

        FocusRing { shown: button.visualFocus; corner: parent.height / 2 }
    }

    HoverHandler { cursorShape: Qt.PointingHandCursor }

    Behavior on scale { NumberAnimation { duration: Theme.quick; easing.type: Theme.easing } }
}
