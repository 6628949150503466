pragma ComponentBehavior: Bound
import QtQuick
import Dice

// Kuh Vadis: a turn with two extra rounds, drawn step by step.
RuleSection {
    id: section

    readonly property var piece: ["4251", "15*3", "234*"]
    readonly property real arrow: Theme.s32

    title: qsTr("Four equal: and again!")
    iconName: "again"

    RuleText { text: KuhVadisTerms.of.last.text }
    Row {
        id: steps

        readonly property real each: Math.min(Theme.s48 * 5.6, (width - 2 * section.arrow) / 3)

        width: parent.width

        Repeater {
            model: [
                { faces: [3, 3, 3, 3, 1], used: 4, marks: ".... .... .x..", text: qsTr("Four 3s: you mark a 3 and roll again.") },
                { faces: [6, 6, 6, 6, 2], used: 4, marks: ".... ..x. .x..", text: qsTr("Four cows: the cow at its corner is yours, and you roll once more.") },
                { faces: [1, 1, 1, 4, 5], used: 3, marks: "...x ..x. .x..", text: qsTr("Three 1s: you mark the 1 that touches the cow. The other 1 touches only the 3. Your turn is over.") }
            ]

            Row {
                id: step

                required property var modelData
                required property int index

                Item {
                    visible: step.index > 0
                    width: section.arrow
                    height: Theme.s48 * 4

                    Icon { anchors.centerIn: parent; name: "right"; color: Theme.accent }
                }
                Column {
                    width: steps.each
                    spacing: Theme.s8

                    RuleDice { faceSet: "kuh_vadis"; faces: step.modelData.faces; used: step.modelData.used; size: Math.min(Theme.control, steps.each / 5) }
                    SheetPiece { cell: Math.min(Theme.s48, (steps.each - 2 * Theme.s8) / 4); rows: section.piece; marks: step.modelData.marks }
                    RuleText { text: step.modelData.text; size: Theme.sizeLabel }
                }
            }
        }
    }
    RuleText { text: qsTr("With four equal again you go on from there. With less you may still mark one touching field that your roll allows, and then it is the other player’s turn. If nothing fits, your turn ends as well.") }
    RuleText { text: qsTr("Is every field round your last mark taken? Then there is no extra round.") }
}
