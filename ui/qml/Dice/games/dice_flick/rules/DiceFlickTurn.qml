pragma ComponentBehavior: Bound
import QtQuick
import Dice

// Dice Flick: a turn in four steps, and where a die may end up.
RuleSection {
    id: section

    title: qsTr("Your turn")
    iconName: "dice"

    Row {
        id: steps

        readonly property real each: (width - 3 * spacing) / 4

        width: parent.width
        spacing: Theme.s12

        Repeater {
            model: [
                { icon: "plus", title: qsTr("Draw"), text: qsTr("Fill up from the bag until three dice lie before you.") },
                { icon: "rocket", title: qsTr("Flick"), text: qsTr("Choose a die and one of the four plates. Aim, and let go.") },
                { icon: "again", title: qsTr("Flick again"), text: qsTr("Once more, from any plate. The third die stays with you.") },
                { icon: "pencil", title: qsTr("Score"), text: qsTr("Count what lies together, and write your points down.") }
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

                        Icon { id: sign; name: step.modelData.icon; color: Theme.worldAccent("dice-flick") }
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
    RuleText { text: DiceFlickTerms.of.hollow.text }
    RuleText { text: DiceFlickTerms.of.moat.text }
    RuleText { text: qsTr("The oldest begins, then it goes on clockwise. In the set-up you may choose somebody else, or draw lots.") }
    RuleText { text: qsTr("Does a die lean on a wall, or on another die? Then the box is shaken until it lies flat. Two dice never share a hollow.") }
    RuleTip { iconName: "info"; text: qsTr("If the bag runs out you draw what is left, and flick what you have.") }
}
