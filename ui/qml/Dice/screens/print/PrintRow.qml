import QtQuick
import Dice

// A choice: label on the left, control on the right.
Item {
    id: row

    default property alias control: slot.data
    property string title

    width: parent ? parent.width : 0
    implicitHeight: visible ? Math.max(Theme.control, slot.height) + Theme.s8 : 0

    Label {
        anchors { left: parent.left; leftMargin: Theme.pad; right: slot.left; rightMargin: Theme.s8; verticalCenter: parent.verticalCenter }
        text: row.title
        size: Theme.sizeLabel
        strong: true
        wrapMode: Text.Wrap
        maximumLineCount: 2
    }
    Item {
        id: slot
        width: childrenRect.width
        height: childrenRect.height
        anchors { right: parent.right; rightMargin: Theme.pad; verticalCenter: parent.verticalCenter }
    }
}
