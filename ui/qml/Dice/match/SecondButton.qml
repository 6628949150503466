pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Dice

// The alternative below the primary button: outlined in the colour of the game, with its key.
T.Button {
    id: button

    property string key
    property color tint: Theme.accent
    // What it said when it was pressed; by the time it is released it may mean something else.
    property string promised

    // It was clicked, and has said the same all the time.
    signal meant()

    opacity: enabled ? 1 : Theme.disabled
    scale: down ? Theme.pressed : 1
    hoverEnabled: true
    horizontalPadding: Theme.s12
    // Whoever clicks it does not mean it with the next key.
    focusPolicy: Qt.TabFocus

    Accessible.role: Accessible.Button
    Accessible.name: text

    onPressed: promised = text
    onCanceled: promised = ""
    onClicked: {
        const kept = promised === "" || promised === text
        promised = ""
        if (kept) meant()
    }

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
