import QtQuick
import Dice

// A preference: icon, name, an explanatory line, and its control on the right.
Item {
    id: row

    default property alias control: slot.data
    property string iconName
    property string title
    property string note
    property bool hairline: true

    width: parent ? parent.width : 0
    implicitHeight: Math.max(note === "" ? Theme.row : Theme.row + Theme.s8, words.height + Theme.s24)

    Icon { id: sign; x: Theme.pad; name: row.iconName; size: Theme.iconLarge; anchors.verticalCenter: parent.verticalCenter }
    Column {
        id: words
        anchors { left: sign.right; leftMargin: Theme.s12; right: slot.left; rightMargin: Theme.s12; verticalCenter: parent.verticalCenter }

        Label { width: parent.width; text: row.title; bold: true; wrapMode: Text.Wrap; maximumLineCount: 2 }
        Label { width: parent.width; visible: text !== ""; text: row.note; size: Theme.sizeNote; soft: true; wrapMode: Text.Wrap; maximumLineCount: 2 }
    }
    Item {
        id: slot
        width: childrenRect.width
        height: childrenRect.height
        anchors { right: parent.right; rightMargin: Theme.pad; verticalCenter: parent.verticalCenter }
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
