pragma ComponentBehavior: Bound
import QtQuick
import Dice

// The rules of Rolling Dice in our own words, with drawn examples.
Column {
    id: rules

    readonly property real wide: Theme.compact ? Theme.s48 * 5 : Theme.s48 * 7

    spacing: Theme.s16

    RuleSection {
        title: qsTr("What it is about")
        iconName: "flag"
        pictureWidth: 0.75 * rules.wide
        picture: FlatFloePlan {
            width: 0.75 * rules.wide
            dieScale: 1.9
            dice: [
                { colour: 0, face: 3, x: -10.2, z: -15 }, { colour: 2, face: 5, x: 9.6, z: -13.5 }, { colour: 4, face: 6, x: -2.6, z: -3.4 },
                { colour: 1, face: 2, x: -9.4, z: 8 }
            ]
            seals: [{ colour: 0, points: 13 }, { colour: 1, points: 8 }, { colour: 2, points: 24 }, { colour: 4, points: 41 }]
            Accessible.name: qsTr("The box from above: dice on the floe, seals on the rim")
        }

        RuleText { text: qsTr("Send your dice out onto the ice together. One of them stays and earns points for you, round after round, as long as you manage to outdo it.") }
        RuleText { text: qsTr("Two to six of you play. As soon as a seal has come far enough round the rim, you finish the round; whoever is in front then wins.") }
        RuleTip { text: qsTr("Far ahead is rich but dangerous: whoever lies in front counts everybody behind, yet the next throw must get even further.") }
    }
    RuleSection {
        title: qsTr("The box")
        iconName: "cube"

        RuleText { text: qsTr("A large floe swims in a box with low walls. One short side is open: there your dice come in. On the other sides a strip of dark water waits.") }
        FloeSigns {}
        RuleText { text: RollingDiceTerms.of.net.text }
        RuleText { text: RollingDiceTerms.of.seal.text }
        RuleText { text: qsTr("Beside the box six ice blocks float in a row. The first carries a flag: the start block.") }
    }
    RollingDiceThrowRules {}
    RollingDiceBeatRules {}
    RollingDiceBlockRules {}
    RollingDiceScoreRules {}
    RuleSection {
        title: qsTr("The next round, and the end")
        iconName: "again"

        RuleText { text: qsTr("What lies on the floe stays there: its owners throw three dice next time. A die on a block goes back to its owner, who throws four.") }
        RuleText { text: qsTr("You agree on who begins the first round, or draw lots. After that, the owner of the die on the start block begins. If that block is free, it is whoever’s die lies nearest to the entrance. If dice are level, the seal further behind decides, and then the order of play. You go on clockwise.") }
        RuleText { text: qsTr("With two to four players 75 points bring the end, with five or six it takes 100. The round is always played out. Equal points share the win.") }
    }
    RuleSection {
        title: qsTr("Just the two of you")
        iconName: "people"

        RuleText { text: qsTr("Then each of you plays two colours, and they take turns: yours, mine, yours, mine. Every colour has its own die on the floe and its own seal. Each plays for itself, even against your other one.") }
        RuleText { text: qsTr("If a seal has reached 75 after the scoring, the game is over. Then your two seals are added.") }
    }
    RuleSection {
        title: qsTr("Worth knowing")
        iconName: "hint"

        RuleTip { iconName: "motion"; text: qsTr("The fan shows where your dice come to rest: half of them before the strong line, half behind it, and one in ten beyond the last.") }
        RuleTip { iconName: "up"; text: qsTr("A low face is easy to beat again, a six far ahead hardly ever. Think of your next throw when you choose.") }
        RuleTip { iconName: "shield"; text: qsTr("Dice on blocks count for everyone who is still on the floe. A mishap of yours is a gift to all others.") }
    }
}
