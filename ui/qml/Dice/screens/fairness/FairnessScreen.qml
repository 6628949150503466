pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// Are the dice fair? Throws dice of every kind in front of the user, and counts those of the user's own matches.
Page {
    id: page

    required property FairnessModel fairness

    readonly property real contentWidth: Math.min(width - 2 * Theme.margin, Theme.pageWidth)

    key: "fairness"
    Component.onCompleted: fairness.open()
    Component.onDestruction: fairness.leave()

    PageHeader {
        id: header
        y: Theme.gap
        width: page.contentWidth
        anchors.horizontalCenter: parent.horizontalCenter
        title: qsTr("Are the dice fair?")
        onBack: page.closed()
    }
    ScrollArea {
        id: area
        anchors { top: header.bottom; topMargin: Theme.s8; bottom: parent.bottom; horizontalCenter: parent.horizontalCenter }
        width: page.contentWidth + 2 * Theme.s24
        contentHeight: own.y + own.height + Theme.s24

        Item {
            id: top
            x: Theme.s24
            y: Theme.s8
            width: page.contentWidth
            height: Math.max(words.height, go.height)

            RuleText {
                id: words
                width: parent.width - go.width - ring.width - 2 * Theme.s24
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("Do not believe it, try it: every kind of die is thrown %1 times, with the same simulator and the same chance as in a match. On fair dice all six bars come close to the dashed line.").arg(page.fairness.wantedText)
            }
            ProgressRing {
                id: ring
                objectName: "trialProgress"
                anchors { right: go.left; rightMargin: Theme.s16; verticalCenter: parent.verticalCenter }
                visible: page.fairness.running
                value: page.fairness.progress
            }
            PrimaryButton {
                id: go
                objectName: "tryDice"
                focus: true
                anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                width: Theme.s48 * 4.5
                iconName: page.fairness.running ? "pause" : "dice"
                text: page.fairness.running ? qsTr("Stop") : page.fairness.progress > 0 ? qsTr("Throw again") : qsTr("Throw them")
                onClicked: page.fairness.running ? page.fairness.stop() : page.fairness.begin()
            }
        }
        Row {
            id: cards
            x: Theme.s24
            y: top.y + top.height + Theme.s16
            width: page.contentWidth
            height: Math.max(Theme.s48 * 8.5, area.height - own.height - y - Theme.s16 - Theme.s24)
            spacing: Theme.gap

            Repeater {
                id: trials
                model: page.fairness.trials

                TrialCard {
                    required property int index

                    objectName: "trial" + index
                    width: (cards.width - (trials.count - 1) * cards.spacing) / Math.max(1, trials.count)
                    height: cards.height
                }
            }
        }
        OwnTable {
            id: own
            x: Theme.s24
            y: cards.y + cards.height + Theme.s16
            width: page.contentWidth
            fairness: page.fairness
        }
    }
}
