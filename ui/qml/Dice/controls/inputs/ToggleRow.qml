import QtQuick
import Dice

// What is switched on or off, explained, with its toggle at the right.
Item {
    id: row

    property alias title: title.text
    property alias note: note.text
    property alias checked: toggle.checked
    property alias toggleName: toggle.objectName

    signal toggled(bool checked)

    width: parent ? parent.width : 0
    height: Math.max(words.height, toggle.height) + Theme.s8

    Column {
        id: words
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - toggle.width - Theme.s12

        Label { id: title; width: parent.width; size: Theme.sizeLabel; strong: true; wrapMode: Text.Wrap }
        Label { id: note; width: parent.width; size: Theme.sizeNote; soft: true; wrapMode: Text.Wrap }
    }
    Toggle {
        id: toggle
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        label: title.text
        onToggled: row.toggled(checked)
    }
}
