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

    StickerNote { kind: "centre"; text: qsTr("The centre: pips of a die in the middle count double, in a group and in a line. You may also score this die all alone.") }
    StickerNote { kind: "green"; text: qsTr("Upgrades, one each in blue, yellow and green: while no die lies there, the sticker itself is a die of its colour, worth 2.") }
    RuleText { text: qsTr("An upgrade counts once a turn, and only if it was free when your scoring began. What you uncover while scoring has to wait.") }
    StickerNote { kind: "bonus"; text: qsTr("The bonus: when the die you just flicked comes to rest here, draw one more die and flick a third time, once a turn.") }
    RuleText { text: qsTr("A die that is only knocked onto the bonus gives nothing.") }
}
