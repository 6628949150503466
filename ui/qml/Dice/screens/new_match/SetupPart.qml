import QtQuick
import Dice

// What a game adds to the sheet of a new match: a choice of its own, and sections to fold away.
Column {
    id: part

    property string title
    property Component folds: null

    spacing: Theme.s4

    Label { text: part.title; size: Theme.sizeSection; bold: true }
}
