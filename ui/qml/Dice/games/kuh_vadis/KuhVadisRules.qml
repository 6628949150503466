pragma ComponentBehavior: Bound
import QtQuick
import Dice

// The rules of Kuh Vadis in our own words, with drawn examples.
Column {
    id: rules

    readonly property real wide: Theme.compact ? Theme.s48 * 4 : Theme.s48 * 5.5
    readonly property real dice: Theme.compact ? Theme.s48 * 4 : Theme.s48 * 5
    readonly property var sheet: ["3*12*3*", "54X41O1", "O25*5*2", "*34343*", "2*5*52X", "1X14O45", "*3*21*3"]

    readonly property var owners: Array.from(".........x.oo.oo.x......xx....xo.xx.x..oo........").map(letter => ({ x: "cross", o: "circle" })[letter] ?? "")

    spacing: Theme.s16

    RuleSection {
        title: qsTr("What it is about")
        iconName: "flag"
        pictureWidth: rules.wide
        picture: KuhVadisSheet {
            width: rules.wide
            height: width
            rows: rules.sheet
            owners: rules.owners
            chain: [[9, 17, 25, 33, 34], [9, 17, 24, 30, 36]]
        }

        RuleText { text: qsTr("Two of you share one sheet. One draws blue crosses, the other red circles, and each has three starts on it.") }
        RuleText { text: qsTr("Your dice tell which fields you may mark. Join your three starts by a chain of your own marks, and the cows are yours: you have won.") }
        RuleTip { text: qsTr("Your chain may take any way it likes, and it may branch. All that counts is that it reaches all three starts.") }
    }
    RuleSection {
        title: qsTr("The sheet")
        iconName: "library"

        RuleText { text: qsTr("It has seven rows of seven fields. Six of them are starts; all others show a number from 1 to 5 or one of twelve cows. Every field can be marked once, by whoever gets there first.") }
        RuleText { text: KuhVadisTerms.of.start.text }
        RuleText { text: qsTr("No sheet favours a side: what one player finds, the other finds too, mirrored or turned.") }
        RuleTip { iconName: "seed"; text: qsTr("Besides the sheets with a name there is one for every number from 1 to 9999. Tell a friend your number, and you both play on the same sheet.") }
    }
    RuleSection {
        title: qsTr("Your turn")
        iconName: "dice"
        pictureWidth: rules.dice
        picture: KeptDice { width: rules.dice; faceSet: "kuh_vadis"; faces: [6, 6, 3, 1, 5]; count: 2 }

        RuleText { text: qsTr("Lots decide who begins; then you take turns. The five dice show 1 to 5, and a cow in place of the 6.") }
        RuleText { text: qsTr("You have three rolls. After each you keep the dice you like and roll the others again; a kept die may go back as well. You may also stop early. Only the last roll counts.") }
    }
    KuhVadisCounts {}
    KuhVadisExtraRound {}
    RuleSection {
        title: qsTr("The chain")
        iconName: "straight"
        pictureWidth: crossing.width
        picture: SheetPiece {
            id: crossing
            cell: Theme.compact ? Theme.control : Theme.s48
            rows: ["X25O", "3*41", "524*", "O13X"]
            marks: "x..o .xo. .ox. o..x"
        }

        RuleText { text: qsTr("Fields are linked in all eight directions: side by side, one above the other, and corner to corner.") }
        RuleText { text: qsTr("Two diagonals may cross, as in the picture: both chains are whole. So one mark at a corner can slip through a wall.") }
        RuleText { text: qsTr("The moment your last start is joined you have won, even in the middle of a turn.") }
    }
    RuleSection {
        title: qsTr("Blocked, and a draw")
        iconName: "lock"
        pictureWidth: blocked.width
        picture: SheetPiece {
            id: blocked
            cell: Theme.compact ? Theme.control : Theme.s48
            rows: ["X24*", "3*15", "5243"]
            marks: "xo.. oo.. ...."
            struck: 0
        }

        RuleText { text: KuhVadisTerms.of.struck.text }
        RuleText { text: qsTr("You play on all the same. You cannot win now, but you can still get in the way. When the other player is blocked too, it is a draw at once.") }
        RuleText { text: qsTr("There is always a result: when the sheet is full, somebody has won or it is a draw.") }
    }
    RuleSection {
        title: qsTr("Worth knowing")
        iconName: "hint"

        RuleTip { iconName: "dice"; text: qsTr("Two cows are easy to get: if you play for them it works in seven turns out of ten. Three of one certain number come only in about every third.") }
        RuleTip { iconName: "again"; text: qsTr("Four equal dice succeed more often than you might think, in nearly three turns out of ten. Look for fields with useful neighbours.") }
        RuleTip { iconName: "shield"; text: qsTr("The best fields help you twice: they lengthen your chain and stand in the way of the other one.") }
    }
}
