pragma ComponentBehavior: Bound
import QtQuick
import Dice

// Rolling Dice: a turn in three steps, and what counts as wet.
RuleSection {
    id: section

    title: qsTr("Your turn")
    iconName: "dice"

    Row {
        id: steps

        readonly property real each: (width - 2 * spacing) / 3

        width: parent.width
        spacing: Theme.s12

        Repeater {
            model: [
                { icon: "target", title: qsTr("Aim"), text: qsTr("Slide your hand along the entrance, draw back, and choose how tightly you hold the dice.") },
                { icon: "rocket", title: qsTr("Throw"), text: qsTr("All your dice leave together: four, or three if one of yours already lies there.") },
                { icon: "check", title: qsTr("Keep one"), text: qsTr("Exactly one of them stays on the ice as your scoring die. You take the rest back.") }
            ]

            Rectangle {
                id: step

                required property var modelData
                required property int index

                width: steps.each
                height: words.height + 2 * Theme.s12
                radius: Theme.radiusControl
                color: Theme.fold
                border.width: Theme.hairline
                border.color: Theme.line

                Column {
                    id: words
                    x: Theme.s12
                    y: Theme.s12
                    width: parent.width - 2 * Theme.s12
                    spacing: Theme.s4

                    Row {
                        width: parent.width
                        spacing: Theme.s8

                        Icon { id: sign; name: step.modelData.icon; color: Theme.worldAccent("rolling-dice") }
                        Label {
                            width: parent.width - sign.width - parent.spacing
                            text: (step.index + 1) + " " + step.modelData.title
                            bold: true
                            size: Theme.compact ? Theme.sizeText : Theme.sizeSection
                            anchors.verticalCenter: parent.verticalCenter
                        }
                    }
                    RuleText { text: step.modelData.text; size: Theme.sizeLabel }
                }
            }
        }
    }
    RuleText { text: qsTr("Your throw may shove any die on its way. Walls are fair play: dice bounce off them. Only where they finally rest counts.") }
    RuleText { text: qsTr("Wet is whatever reaches over the edge of the ice, and whatever has rolled back out of the entrance. A die may lean on another one as long as it stays dry; only if it shows no clear face it gets a gentle nudge.") }
    RuleText { text: qsTr("With the house rule “Dice may overhang” a die is wet only if its middle is over the water.") }
}
