import QtQuick
import Dice

// Dice Flick: what a Knaller scores.
RuleSection {
    id: section

    readonly property real cell: Theme.compact ? Theme.s32 : Theme.control

    title: DiceFlickTerms.of.knaller.title
    iconName: "rocket"
    pictureWidth: examples.width
    picture: Row {
        id: examples
        spacing: Theme.s16

        HollowPiece {
            pitch: section.cell
            stickers: [".....", "g...."]
            dice: ["b5 .. .. .. ..", ".. .. pp .. y5"]
            lit: [".....", "ppppp"]
            sum: "2 + 6 + 5 = 13"
            text: qsTr("its row …")
        }
        HollowPiece {
            pitch: section.cell
            stickers: ["...", "..."]
            dice: [".. g5 ..", ".. pp .."]
            lit: [".p.", ".p."]
            sum: "5 + 6 = 11"
            text: qsTr("… or its column")
        }
    }

    RuleText { text: DiceFlickTerms.of.knaller.text }
    RuleText { text: qsTr("The Knaller itself is always worth 6, in the centre as well.") }
    RuleText { text: qsTr("Two Knaller score a line each. But if one lies in the line of the other and is scored with it, it is gone.") }
}
