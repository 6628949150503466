import QtQuick
import Dice
import Dice.Models

// The final position of a match, under a heading.
Card {
    id: card

    default property alias position: frame.data
    property MatchModel match: null
    property string title
    property string note

    Label { id: head; x: Theme.pad; y: Theme.pad - Theme.s4; text: card.title; size: Theme.sizeSection; bold: true }
    Label {
        anchors { left: head.right; leftMargin: Theme.s12; right: parent.right; rightMargin: Theme.pad; baseline: head.baseline }
        horizontalAlignment: Text.AlignRight
        text: card.note
        size: Theme.sizeNote
        soft: true
    }
    Item {
        id: frame
        x: Theme.pad
        y: head.y + head.height + Theme.s8
        width: parent.width - 2 * Theme.pad
        height: parent.height - y - Theme.pad
    }
}
