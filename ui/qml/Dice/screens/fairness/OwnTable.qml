pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// What the dice of the user's own matches showed compared with the expectation, one line per game.
Card {
    id: table

    required property FairnessModel fairness

    height: rows.y + rows.height + Theme.pad - Theme.s4

    Label {
        id: head
        x: Theme.pad
        y: Theme.pad - Theme.s4
        text: qsTr("Your own matches: rolled against expected")
        size: Theme.sizeSection
        bold: true
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    Label {
        objectName: "ownMatches"
        anchors { left: head.right; leftMargin: Theme.s12; right: parent.right; rightMargin: Theme.pad; baseline: head.baseline }
        horizontalAlignment: Text.AlignRight
        text: table.fairness.reading ? qsTr("%1 so far…").arg(table.fairness.matchesText) : table.fairness.matchesText
        size: Theme.sizeNote
        soft: true
    }
    Column {
        id: rows
        x: Theme.pad
        y: head.y + head.height + Theme.s8
        width: parent.width - 2 * Theme.pad

        Repeater {
            model: table.fairness.own

            OwnLine {
                required property int index

                objectName: "own" + index
                width: rows.width
                striped: index % 2 === 0
            }
        }
    }
}
