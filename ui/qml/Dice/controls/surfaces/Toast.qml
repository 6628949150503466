import QtQuick
import Dice

// A sentence at the bottom of the window with an action; it disappears by itself.
Card {
    id: toast

    property string text
    property string actionText
    property string actionIcon: "undo"
    // An optional second action.
    property string otherText
    property string otherIcon
    property bool shown: false

    signal acted()
    signal otherActed()

    function show() {
        shown = true
        clock.restart()
    }

    width: Math.min(parent.width - 2 * Theme.margin, words.implicitWidth + 2 * Theme.s24)
    height: Theme.button
    corner: height / 2
    color: Theme.ink
    edge: Theme.clear
    lift: 2
    opacity: shown ? 1 : 0
    visible: opacity > 0

    anchors.horizontalCenter: parent.horizontalCenter
    anchors.bottom: parent.bottom
    anchors.bottomMargin: Theme.s24

    Accessible.role: Accessible.AlertMessage
    Accessible.name: text

    Row {
        id: words
        readonly property bool focused: Array.from(children).some(each => each.activeFocus)

        anchors.centerIn: parent
        spacing: Theme.s16

        Label {
            text: toast.text
            color: Theme.paper
            strong: true
            width: Math.min(implicitWidth, toast.parent.width / 2)
            anchors.verticalCenter: parent.verticalCenter
        }
        QuietButton {
            objectName: "toastAction"
            visible: text !== ""
            iconName: toast.actionIcon
            text: toast.actionText
            tint: hovered ? Theme.ink : Theme.paper
            onClicked: { toast.shown = false; toast.acted() }
        }
        QuietButton {
            objectName: "toastOther"
            visible: text !== ""
            iconName: toast.otherIcon
            text: toast.otherText
            tint: hovered ? Theme.ink : Theme.paper
            onClicked: { toast.shown = false; toast.otherActed() }
        }
    }
    HoverHandler { id: hover }
    Timer {
        id: clock
        interval: Theme.toastTime
        running: toast.shown && !hover.hovered && !words.focused
        onTriggered: toast.shown = false
    }

    Behavior on opacity { NumberAnimation { duration: Theme.normal } }
}
