import QtQuick
import QtQuick.Templates as T
import Dice

// A radio button with an explanatory line.
T.RadioButton {
    id: radio

    property string note

    implicitWidth: parent ? parent.width : 0
    implicitHeight: words.implicitHeight + Theme.s8
    hoverEnabled: true

    Accessible.role: Accessible.RadioButton
    Accessible.name: text
    Accessible.description: note

    indicator: Rectangle {
        y: Theme.s4
        width: Theme.markTiny
        height: width
        radius: width / 2
        color: Theme.paper
        antialiasing: true
        border.width: radio.checked ? Theme.markTiny * 0.3 : Theme.rim
        border.color: radio.checked ? Theme.accentFill : Theme.strongEdge

        FocusRing { shown: radio.visualFocus; corner: parent.width / 2; distance: Theme.s4 / 2 }
    }
    contentItem: Column {
        id: words
        leftPadding: Theme.s32

        Label { width: radio.width - Theme.s32; text: radio.text; strong: true; size: Theme.sizeLabel; wrapMode: Text.Wrap }
        Label { width: radio.width - Theme.s32; text: radio.note; visible: text !== ""; soft: true; size: Theme.sizeNote; wrapMode: Text.Wrap }
    }

    HoverHandler { cursorShape: Qt.PointingHandCursor }
}
