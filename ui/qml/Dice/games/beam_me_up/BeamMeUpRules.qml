pragma ComponentBehavior: Bound
import QtQuick
import Dice

// The rules of Beam Me Up in our own words, with drawn examples.
Column {
    id: rules

    readonly property real wide: Theme.compact ? Theme.s48 * 3 : Theme.s48 * 4
    readonly property real tall: Theme.compact ? Theme.s48 * 3.6 : Theme.s48 * 4.6
    // A board as it might look at the end of a two-player match.
    readonly property var won: [
        { height: 6, specials: [{ row: 7, kind: "blue" }, { row: 3, kind: "pink" }] },
        { height: 2, specials: [{ row: 4, kind: "rocket" }] },
        { height: 5, specials: [{ row: 3, kind: "pink" }] },
        { height: 7, specials: [{ row: 2, kind: "rocket" }] },
        { height: 5, specials: [{ row: 7, kind: "blue" }, { row: 4, kind: "pink" }] },
        { height: 3, specials: [{ row: 5, kind: "rocket" }] },
        { height: 6, specials: [{ row: 3, kind: "pink" }] }
    ]

    spacing: Theme.s16

    RuleSection {
        title: qsTr("What it is about")
        iconName: "flag"
        pictureWidth: rules.wide
        picture: BoardPreview { width: rules.wide; height: rules.tall; columns: rules.won; tint: Theme.seatGlow(0) }

        RuleText { text: BeamMeUpTerms.of.stone.text }
        RuleText { text: BeamMeUpTerms.of.space.text }
        RuleTip { text: qsTr("One lazy stone on the ground keeps you from winning, however many are up there. Wake it in time.") }
    }
    RuleSection {
        title: qsTr("Your board")
        iconName: "ground"
        pictureWidth: parts.implicitWidth
        picture: BoardParts { id: parts; boardWidth: rules.wide * 0.8 }

        RuleText { text: BeamMeUpTerms.of.column.text }
        RuleText { text: qsTr("All boards have the same special fields, but in different places. So choose one you like: none is better than another.") }
        RuleText { text: BeamMeUpTerms.of.compensation.text }
    }
    RuleSection {
        title: qsTr("Your turn")
        iconName: "dice"
        pictureWidth: Theme.compact ? Theme.s48 * 4 : Theme.s48 * 5
        picture: KeptDice { width: Theme.compact ? Theme.s48 * 4 : Theme.s48 * 5 }

        RuleText { text: qsTr("The youngest begins, then it goes on clockwise. In the set-up you may choose somebody else, or draw lots.") }
        RuleText { text: qsTr("Roll all five dice. Then pick the ones you want to keep and roll the others again, up to two times. A die that you kept may go back into the roll, and you may stop whenever you are happy.") }
        RuleText { text: qsTr("Your final roll counts as one reading, always the highest in the table below. It tells which stones rise and how far. If it moves two stones, you decide which goes first.") }
    }
    BeamMeUpReadings {}
    RuleSection {
        title: qsTr("Special fields")
        iconName: "star"

        SignRow { kind: "pink"; title: BeamMeUpTerms.of.pink.title; text: BeamMeUpTerms.of.pink.text }
        SignRow { kind: "blue"; title: BeamMeUpTerms.of.blue.title; text: BeamMeUpTerms.of.blue.text }
        SignRow { kind: "rocket"; title: BeamMeUpTerms.of.rocket.title; text: BeamMeUpTerms.of.rocket.text }
    }
    CoolDownRules {}
    RuleSection {
        title: qsTr("House rules")
        iconName: "pencil"

        RuleText { text: qsTr("When you set up a match you can agree on other ways to play:") }
        RuleText { text: qsTr("Blue stars can be made weaker: each of them redirects only one move, or only the move of its own column.") }
        RuleText { text: qsTr("Free reading lets you count your roll as something smaller that is also in it, say a full house as three of a kind.") }
        RuleText { text: qsTr("With “another stone each time” a chain of rockets never lifts the same stone twice.") }
    }
}
