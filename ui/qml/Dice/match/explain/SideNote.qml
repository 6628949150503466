import QtQuick
import Dice

// A few words beside the stage, where they cover nothing that is played with. They leave after a while, or when they are closed.
Card {
    id: note

    property bool shown: false
    property string title
    property string text
    // An optional action.
    property string actionText
    property string actionIcon

    readonly property string told: shown ? [title, text].filter(part => part !== "").join(": ") : ""

    signal acted()
    signal dismissed()

    // Stays its whole time once more.
    function stay() { if (shown && !reading.hovered) leave.restart() }

    height: words.y + words.height + (act.visible ? act.height : 0) + Theme.s12
    lift: 2
    edge: Theme.accent
    visible: shown

    Accessible.role: Accessible.AlertMessage
    Accessible.name: told

    onToldChanged: if (told !== "") Accessible.announce(told)

    Icon {
        id: sign
        x: Theme.s12
        y: close.y + (close.height - height) / 2
        name: "info"
        size: Theme.icon
        color: Theme.accent
    }
    Label {
        id: head
        anchors { left: sign.right; leftMargin: Theme.s8; right: close.left; verticalCenter: sign.verticalCenter }
        text: note.title
        size: Theme.sizeLabel
        bold: true
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.sizeKey
    }
    IconButton {
        id: close
        objectName: "noteClose"
        anchors.right: parent.right
        anchors.rightMargin: Theme.s4
        y: Theme.s4 / 2
        iconName: "close"
        iconSize: Theme.iconSmall
        text: qsTr("Close")
        onClicked: note.dismissed()
    }
    Label {
        id: words
        x: Theme.s12
        y: close.y + close.height - Theme.s4
        width: parent.width - 2 * x
        text: note.text
        size: Theme.compact ? Theme.sizeTiny : Theme.sizeNote
        strong: true
        wrapMode: Text.WordWrap
    }
    QuietButton {
        id: act
        objectName: "noteAction"
        x: Theme.s4
        y: words.y + words.height
        width: Math.min(implicitWidth, parent.width - 2 * x)
        visible: text !== ""
        iconName: note.actionIcon
        text: note.actionText
        tint: Theme.accent
        onClicked: note.acted()
    }
    HoverHandler { id: reading }
    // What lies below it is out of reach.
    TapHandler { gesturePolicy: TapHandler.ReleaseWithinBounds }
    Timer {
        id: leave
        interval: Theme.toastTime
        running: note.shown && !reading.hovered
        onTriggered: note.dismissed()
    }
}
