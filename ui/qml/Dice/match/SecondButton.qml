pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Dice

// The alternative below the primary button: outlined in the colour of the game, with its key.
T.Button {
    id: button

    property string key
    property color tint: Theme.accent

    opacity: enabled ? 1 : Theme.disabled
    scale: down ? Theme.pressed : 1
    hoverEnabled: true
    horizontalPadding: Theme.s12

    Accessible.role: Accessible.Button
    Accessible.name: text

    Keys.onReturnPressed: click()
    Keys.onEnterPressed: click()

    contentItem: Item {
        implicitWidth: words.implicitWidth

        Label {
            id: words
            anchors.centerIn: parent
            width: Math.min(implicitWidth, parent.width)
            text: button.text
            size: Theme.sizeNote
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.sizeKey
            bold: true
            color: button.tint
        }
        KeyCap {
            anchors.right: parent.right
            anchors.rightMargin: -Theme.s4
            anchors.verticalCenter: parent.verticalCenter
            visible: button.key !== "" && !Theme.compact && words.implicitWidth < parent.width - 2 * width
            text: button.key
            tint: button.tint
        }
    }
    background: Rectangle {
        radius: height / 2
        color: button.hovered ? Theme.alpha(button.tint, 0.1) : Theme.clear
        antialiasing: true
        border.width: Theme.rim
        border.color: button.tint

        FocusRing { shown: button.visualFocus; corner: parent.height / 2; distance: Theme.s4 / 2 }
    }

    HoverHandler { cursorShape: Qt.PointingHandCursor }

    Behavior on scale { NumberAnimation { duration: Theme.quick; easing.type: Theme.easing } }
}
