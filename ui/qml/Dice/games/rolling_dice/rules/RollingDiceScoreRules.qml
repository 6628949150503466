pragma ComponentBehavior: Bound
import QtQuick
import Dice

// Rolling Dice: how a round is counted, with an example.
RuleSection {
    id: section

    readonly property real wide: Theme.compact ? Theme.s48 * 5 : Theme.s48 * 7

    title: qsTr("Counting")
    iconName: "pencil"
    pictureWidth: wide
    picture: FlatFloePlan {
        width: section.wide
        part: Qt.rect(-118, -198, 236, 262)
        hot: [1]
        dice: [
            { colour: 5, face: 5, x: -8.8, z: -16.6 }, { colour: 0, face: 2, x: 5, z: -7.6 }, { colour: 3, face: 6, x: -3.8, z: 4.4 },
            { colour: 2, face: 3, x: 7.4, z: 3.4 }
        ]
        dieScale: 1.7
        Accessible.name: qsTr("From front to back: a turquoise five, a red two on a net, a green three, a purple six")
    }

    RuleText { text: qsTr("When everybody has thrown, you count from the foremost die to the last. Anyone whose die is on a block gets nothing. All the others add up:") }
    RuleText { text: qsTr("your own pips, the pips of every scoring die behind yours, the pips of all dice on ice blocks, and the net or hole that your die touches.") }
    RoundSum {
        unit: Theme.compact ? Theme.sizeKey : Theme.sizeTiny
        parts: [
            { kind: "own", value: 2, colour: 0 }, { kind: "net", value: 4, colour: -1 }, { kind: "behind", value: 3, colour: 2 },
            { kind: "behind", value: 6, colour: 3 }, { kind: "block", value: 1, colour: 4 }
        ]
        total: 16
    }
    RuleText { text: qsTr("Red here gets 16, with an orange one on a block. Turquoise in front counts even more dice. Level with each other means not behind; and less than nothing is still 0.") }
    RuleText { text: qsTr("Your seal walks as many spaces at once. If the last one is taken it goes on to the next free one, and these steps are points, too. Only at 0 points is there room for everybody on the start. With nothing scored it stays put.") }
    RuleText { text: qsTr("If two dice are level, the seal that is further behind goes first, or else the one whose turn comes first.") }
}
