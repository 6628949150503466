import QtQuick
import QtQuick.Shapes
import Dice

// A hint over the tray; it disappears when it no longer applies or is closed.
Card {
    id: bubble

    property string text
    property bool busy: false
    property real pointer: width / 2
    property real room: Theme.s48 * 11

    readonly property bool wanted: text !== "" || busy

    signal dismissed()

    width: Math.min(room, words.implicitWidth + sign.width + close.width + 2 * Theme.s16 + 2 * Theme.s8)
    height: Math.max(close.height, words.height + Theme.s16) + Theme.s4
    lift: 2
    opacity: wanted ? 1 : 0
    visible: opacity > 0

    Accessible.role: Accessible.AlertMessage
    Accessible.name: text

    onTextChanged: if (text !== "") Accessible.announce(text)

    Shape {
        x: bubble.pointer - width / 2
        y: bubble.height - Theme.hairline
        width: Theme.s16
        height: Theme.s8
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            fillColor: Theme.paper
            strokeColor: Theme.clear
            startX: 0
            startY: 0
            PathLine { x: Theme.s8; y: Theme.s8 }
            PathLine { x: Theme.s16; y: 0 }
        }
    }
    Icon {
        id: sign
        x: Theme.s16
        anchors.verticalCenter: parent.verticalCenter
        name: "hint"
        size: Theme.iconLarge
        color: Theme.accent
    }
    Label {
        id: words
        anchors.left: sign.right
        anchors.leftMargin: Theme.s8
        anchors.right: close.left
        anchors.rightMargin: Theme.s8
        anchors.verticalCenter: parent.verticalCenter
        text: bubble.busy ? qsTr("Let me think…") : bubble.text
        size: Theme.sizeLabel
        strong: true
        wrapMode: Text.WordWrap
    }
    IconButton {
        id: close
        anchors.right: parent.right
        anchors.rightMargin: Theme.s4
        anchors.verticalCenter: parent.verticalCenter
        iconName: "close"
        iconSize: Theme.iconSmall
        text: qsTr("Close the hint")
        onClicked: bubble.dismissed()
    }

    Behavior on opacity { NumberAnimation { duration: Theme.normal; easing.type: Theme.easing } }
}
