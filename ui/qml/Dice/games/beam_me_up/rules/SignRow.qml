import QtQuick
import Dice

// A special field and what it does.
Item {
    id: row

    property string kind
    property string title
    property string text

    width: parent ? parent.width : 0
    height: Math.max(sign.height, words.height)

    FieldSign { id: sign; kind: row.kind }
    Column {
        id: words
        x: sign.width + Theme.s16
        width: parent.width - x

        Label { width: parent.width; text: row.title; bold: true; size: Theme.sizeSection }
        RuleText { text: row.text }
    }
}
