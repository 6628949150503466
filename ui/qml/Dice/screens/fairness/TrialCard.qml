pragma ComponentBehavior: Bound
import QtQuick
import Dice

// One kind of dice and its trial: the histogram, how uneven it is, and what that means.
Card {
    id: card

    required property string key
    required property string title
    required property string way
    required property var counts
    required property var heights
    required property real expected
    required property real goal
    required property string diceText
    required property string chiText
    required property string verdict
    required property string verdictText
    required property string detail
    required property string accessibleText

    Accessible.role: Accessible.Graphic
    Accessible.name: accessibleText

    Title { id: head; x: Theme.pad; y: Theme.pad - Theme.s4; text: card.title; size: Theme.sizeSub; Accessible.ignored: true }
    FixedLines {
        id: words
        x: Theme.pad
        y: head.y + head.height
        width: parent.width - 2 * Theme.pad
        text: card.way
        size: Theme.sizeNote
        soft: true
        lines: 2
    }
    FaceBars {
        objectName: "bars"
        anchors { left: parent.left; right: parent.right; top: words.bottom; bottom: result.top; leftMargin: Theme.pad; rightMargin: Theme.pad; topMargin: Theme.s4; bottomMargin: Theme.s12 }
        game: card.key
        heights: card.heights
        counts: card.counts
        expected: card.expected
        goal: card.goal
    }
    Column {
        id: result
        x: Theme.pad
        width: parent.width - 2 * Theme.pad
        anchors { bottom: parent.bottom; bottomMargin: Theme.pad }
        spacing: Theme.s4

        FixedLines { width: parent.width; text: card.diceText; size: Theme.sizeLabel; strong: true }
        FixedLines { width: parent.width; text: card.chiText; size: Theme.sizeNote; strong: true }
        VerdictLine { width: parent.width; verdict: card.verdict; text: card.verdictText }
        FixedLines { width: parent.width; text: card.detail; size: Theme.sizeNote; soft: true; lines: Theme.compact ? 3 : 2 }
    }
}
