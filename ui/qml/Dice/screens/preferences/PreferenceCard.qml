import QtQuick
import Dice

// A heading with a card of preferences below.
Column {
    id: group

    default property alias content: rows.data
    property string title

    width: parent ? parent.width : 0
    spacing: Theme.s8

    Label {
        text: group.title
        size: Theme.sizeSection
        bold: true
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    Card {
        width: parent.width
        height: rows.height

        Column {
            id: rows
            width: parent.width
        }
    }
}
