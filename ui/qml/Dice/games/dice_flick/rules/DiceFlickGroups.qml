import QtQuick
import Dice

// Dice Flick: groups of one colour, and what does not count as one.
RuleSection {
    id: section

    readonly property real cell: Theme.compact ? Theme.s32 : Theme.control

    title: qsTr("Groups")
    iconName: "straight"

    RuleText { text: DiceFlickTerms.of.group.text }
    Flow {
        width: parent.width
        spacing: Theme.s24

        HollowPiece {
            pitch: section.cell
            stickers: ["...", "..."]
            dice: ["g3 g5 g2", ".. .. .."]
            lit: ["ggg", "..."]
            sum: "3 + 5 + 2 = 10"
            text: qsTr("In a row")
        }
        HollowPiece {
            pitch: section.cell
            stickers: ["...", "..."]
            dice: ["y4 y6 ..", ".. y1 w5"]
            lit: ["yy.", ".yy"]
            sum: "4 + 6 + 1 + 5 = 16"
            text: qsTr("With a joker")
        }
        HollowPiece {
            pitch: section.cell
            stickers: ["...", "..."]
            dice: ["b2 b6 ..", ".. .. b4"]
            sum: "0"
            text: qsTr("Only two touch")
        }
        HollowPiece {
            pitch: section.cell
            stickers: ["...", "..."]
            dice: ["w1 .. ..", "w3 w6 .."]
            lit: ["y..", "yy."]
            sum: "1 + 3 + 6 = 10"
            text: qsTr("Three jokers")
        }
    }
    RuleText { text: DiceFlickTerms.of.joker.text }
    RuleText { text: qsTr("A group is taken as a whole, with everything that hangs on to it.") }
}
