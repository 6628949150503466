pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Dice

// The main action of a screen, filled with the colour of the game.
T.Button {
    id: button

    property string iconName
    property color fill: Theme.accentFill

    readonly property real natural: word.implicitWidth + (sign.visible ? sign.width + Theme.s8 : 0)

    implicitHeight: Theme.button
    implicitWidth: natural + 2 * Theme.s32
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
                solid: name === "play"
                color: Theme.accentInk
                anchors.verticalCenter: parent.verticalCenter
            }
            Label {
                id: word
                width: Math.min(implicitWidth, button.width - (button.natural - implicitWidth) - Theme.s16)
                text: button.text
                color: Theme.accentInk
                size: Theme.sizeButton
                bold: true
                anchors.verticalCenter: parent.verticalCenter
            }
        }
    }
    background: Item {
        Shadow {
            anchors.fill: parent
            visible: button.enabled
            radius: height / 2
            offset.y: Theme.shadowDrop * 1.5
            blur: Theme.shadowBlur
            spread: Theme.shadowSpread * 2
            color: Theme.alpha(button.fill, 0.45)
        }
        Rectangle {
            anchors.fill: parent
            radius: height / 2
            antialiasing: true
            gradient: Gradient {
                GradientStop { position: 0; color: Qt.lighter(button.fill, button.hovered ? 1.1 : 1.05) }
                GradientStop { position: 1; color: Qt.darker(button.fill, 1.08) }
            }
        }
        Rectangle {
            x: parent.height / 2
            y: Theme.hairline
            width: parent.width - parent.height
            height: Theme.hairline
            color: Theme.gloss
        }
        FocusRing { shown: button.visualFocus; corner: parent.height / 2 }
    }

    HoverHandler { cursorShape: Qt.PointingHandCursor }

    Behavior on scale { NumberAnimation { duration: Theme.quick; easing.type: Theme.easing } }
}
