pragma ComponentBehavior: Bound
import QtQuick
import Dice

// The rules of Dice Flick in our own words, with drawn examples.
Column {
    id: rules

    readonly property real wide: Theme.compact ? Theme.s48 * 4.5 : Theme.s48 * 6

    spacing: Theme.s16

    RuleSection {
        title: qsTr("What it is about")
        iconName: "flag"
        pictureWidth: rules.wide
        picture: FlatBoxPlan {
            width: rules.wide
            flicked: "yellow"
            target: 16
            stickers: [".....", ".b.y.", "..c..", ".g.+.", "....."]
            dice: [".. .. .. .. ..", ".. b4 .. .. g2", ".. b2 b3 .. ..", "y6 .. .. .. ..", ".. .. w5 .. pp"]
        }

        RuleText { text: qsTr("Flick dice from the rim into the hollows of a box. Where dice of one colour lie side by side they are worth points, whoever brought them there.") }
        RuleText { text: qsTr("Two to four of you play ten rounds and share the one box. Whoever has the most points in the end wins; with equal points you win together.") }
        RuleTip { text: qsTr("Dice that nobody scored stay in the box. A pair that you leave behind is a present for the next one, and the other way round.") }
    }
    RuleSection {
        title: qsTr("The box and its dice")
        iconName: "cube"
        pictureWidth: bag.width
        picture: Column {
            id: bag
            spacing: Theme.s8

            BagRow { colour: "blue"; count: 5 }
            BagRow { colour: "yellow"; count: 5 }
            BagRow { colour: "green"; count: 5 }
            BagRow { colour: "white"; count: 3; note: qsTr("jokers") }
            BagRow { colour: "pink"; count: 2; note: qsTr("Knaller") }
        }

        RuleText { text: qsTr("The box has 25 hollows, five by five. A deep moat surrounds them, and on each side of the rim there is a plate to flick from.") }
        RuleText { text: qsTr("Twenty dice wait in a bag. White ones are jokers. The two pink ones are called Knaller; they have no pips, only a firecracker on every side.") }
        RuleText { text: qsTr("Five hollows have a sticker at the bottom; further below you read what they do.") }
    }
    DiceFlickTurn {}
    DiceFlickGroups {}
    DiceFlickStickers {}
    DiceFlickKnaller {}
    RuleSection {
        title: qsTr("Scoring")
        iconName: "pencil"

        RuleText { text: qsTr("After your last flick you score once. Take as many groups and lines as you find, one after the other. Each die counts once: what is scored goes back into the bag at once, so the order can matter.") }
        RuleText { text: qsTr("You may leave a group where it is, but you cannot take half of one. If you score nothing, you write a 0.") }
        RuleTip { text: qsTr("The program always finds the most valuable way and proposes it. You can take things out, put them in another order, or simply press Enter.") }
    }
    RuleSection {
        title: qsTr("For children")
        iconName: "people"

        RuleText { text: qsTr("With the house rule “Slide the plates” children may slide their plate along its side before they flick. You choose in the set-up who may.") }
    }
    RuleSection {
        title: qsTr("Worth knowing")
        iconName: "hint"

        RuleTip { iconName: "motion"; text: qsTr("Your hand is never quite steady. The cone round the arc shows how far a flick may stray: about two out of three end inside it.") }
        RuleTip { iconName: "up"; text: qsTr("A steep flick comes down softly and stays where it lands. A flat one is fast, but it likes to jump on.") }
        RuleTip { iconName: "shield"; text: DiceFlickTerms.of.plate.text }
    }
}
