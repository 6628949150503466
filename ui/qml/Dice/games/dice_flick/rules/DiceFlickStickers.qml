import QtQuick
import Dice

// Dice Flick: what the stickers do.
RuleSection {
    id: section

    readonly property real cell: Theme.compact ? Theme.s32 : Theme.control

    title: qsTr("Stickers")
    iconName: "star"
    pictureWidth: examples.width
    picture: Column {
        id: examples
        spacing: Theme.s12

        HollowPiece {
            pitch: section.cell
            stickers: ["...", ".c."]
            dice: ["b4 .. ..", "b2 b3 b2"]
            lit: ["b..", "bcb"]
            sum: "4 + 2 + 3×2 + 2 = 14"
        }
        HollowPiece {
            pitch: section.cell
            stickers: ["...", "g.."]
            dice: ["g3 g4 ..", ".. .. .."]
            lit: ["gg.", "g.."]
            sum: "3 + 4 + 2 = 9"
        }
    }

    StickerNote { kind: "centre"; text: DiceFlickTerms.of.centre.text }
    StickerNote { kind: "green"; text: DiceFlickTerms.upgrade }
    RuleText { text: qsTr("An upgrade counts once a turn, and only if it was free when your scoring began. What you uncover while scoring has to wait.") }
    StickerNote { kind: "bonus"; text: DiceFlickTerms.of.bonus.text }
    RuleText { text: qsTr("A die that is only knocked onto the bonus gives nothing.") }
}
