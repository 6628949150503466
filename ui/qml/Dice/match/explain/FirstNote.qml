import QtQuick
import Dice

// What has just happened for the first time, in one line. It leaves after a while, or when it is closed.
Card {
    id: note

    required property var terms
    // The key of what is explained; empty for nothing.
    property string key
    property real most: Theme.s48 * 12

    readonly property var term: terms?.of[key] ?? null
    readonly property string text: term ? term.once ?? term.text : ""

    signal dismissed()

    width: Math.min(most, sign.width + head.implicitWidth + words.implicitWidth + close.width + 2 * Theme.s16 + 2 * Theme.s8)
    height: Math.max(close.height, words.height + Theme.s12)
    lift: 2
    visible: term !== null

    Accessible.role: Accessible.AlertMessage
    Accessible.name: term ? term.title + ": " + text : ""

    // Each of several stays its own time.
    onKeyChanged: if (term && !reading.hovered) leave.restart()
    onTermChanged: if (term) Accessible.announce(Accessible.name)

    Icon {
        id: sign
        x: Theme.s12
        anchors.verticalCenter: parent.verticalCenter
        name: "info"
        size: Theme.iconLarge
        color: Theme.accent
    }
    Label {
        id: head
        anchors { left: sign.right; leftMargin: Theme.s8; verticalCenter: parent.verticalCenter }
        text: note.term?.title ?? ""
        size: Theme.sizeLabel
        bold: true
    }
    Label {
        id: words
        anchors { left: head.right; leftMargin: Theme.s8; right: close.left; rightMargin: Theme.s4; verticalCenter: parent.verticalCenter }
        text: note.text
        size: Theme.sizeLabel
        strong: true
        wrapMode: Text.WordWrap
    }
    IconButton {
        id: close
        objectName: "firstClose"
        anchors { right: parent.right; rightMargin: Theme.s4; verticalCenter: parent.verticalCenter }
        iconName: "close"
        iconSize: Theme.iconSmall
        text: qsTr("Close")
        onClicked: note.dismissed()
    }
    HoverHandler { id: reading }
    Timer {
        id: leave
        interval: Theme.toastTime
        running: note.visible && !reading.hovered
        onTriggered: note.dismissed()
    }
}
