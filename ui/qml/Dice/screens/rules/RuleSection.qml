import QtQuick
import Dice

// A section of the rules: heading, text on the left, and an optional picture on the right.
Card {
    id: section

    default property alias words: column.data
    property alias picture: frame.data
    property string title
    property string iconName
    property real pictureWidth: 0

    width: parent ? parent.width : 0
    height: Math.max(column.height, frame.visible ? frame.childrenRect.height : 0) + column.y + Theme.pad

    Icon { x: Theme.pad; y: Theme.pad; name: section.iconName; size: Theme.iconLarge; color: Theme.accent }
    Title {
        id: head
        x: Theme.pad + Theme.s32
        y: Theme.pad - Theme.s4 / 2
        width: parent.width - x - Theme.pad
        text: section.title
        size: Theme.sizeSub
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    Column {
        id: column
        x: Theme.pad
        y: head.y + head.height + Theme.s12
        width: parent.width - 2 * Theme.pad - (frame.visible ? section.pictureWidth + Theme.s24 : 0)
        spacing: Theme.s12
    }
    Item {
        id: frame
        x: parent.width - Theme.pad - width
        y: column.y
        visible: section.pictureWidth > 0
        width: section.pictureWidth
        height: childrenRect.height
    }
}
