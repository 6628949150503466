import QtQuick
import Dice

// What a game adds to the sheet of a new match: its own options, and collapsible sections.
Column {
    id: part

    property string title
    property var people: []
    property Component folds: null

    spacing: Theme.s4

    Label { text: part.title; size: Theme.sizeSection; bold: true }
}
