import QtQuick
import Dice

// A card of related choices.
Card {
    id: card

    default property alias rows: list.data

    width: parent ? parent.width : 0
    height: list.height + 2 * Theme.s4

    Column {
        id: list
        y: Theme.s4
        width: parent.width
    }
}
