import QtQuick
import Dice

// A preference: icon, name, an explanatory line, and its control on the right, or below where that leaves no room for words.
Item {
    id: row

    default property alias control: slot.data
    property string iconName
    property string title
    property string note
    property bool hairline: true

    readonly property real room: width - 2 * Theme.pad - sign.width - Theme.s12
    readonly property bool stacked: room - slot.width - Theme.s12 < Theme.s48 * 1.75
    readonly property real below: stacked ? slot.height + Theme.s8 : 0

    width: parent ? parent.width : 0
    implicitHeight: Math.max(note === "" ? Theme.row : Theme.row + Theme.s8, words.height + Theme.s24 + below)

    Icon { id: sign; x: Theme.pad; name: row.iconName; size: Theme.iconLarge; anchors { verticalCenter: parent.verticalCenter; verticalCenterOffset: -row.below / 2 } }
    Column {
        id: words
        width: row.room - (row.stacked ? 0 : slot.width + Theme.s12)
        anchors { left: sign.right; leftMargin: Theme.s12; verticalCenter: sign.verticalCenter }

        Label { width: parent.width; text: row.title; bold: true; wrapMode: Text.Wrap; maximumLineCount: 2 }
        Label { width: parent.width; visible: text !== ""; text: row.note; size: Theme.sizeNote; soft: true; wrapMode: Text.Wrap; maximumLineCount: 3 }
    }
    Item {
        id: slot
        width: childrenRect.width
        height: childrenRect.height
        anchors { right: parent.right; rightMargin: Theme.pad; verticalCenter: parent.verticalCenter; verticalCenterOffset: row.stacked ? (words.height + Theme.s8) / 2 : 0 }
    }
    Rectangle {
        x: Theme.pad
        visible: row.hairline
        width: parent.width - 2 * Theme.pad
        height: Theme.hairline
        color: Theme.line
        anchors.bottom: parent.bottom
    }
}
