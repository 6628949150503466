pragma ComponentBehavior: Bound
import QtQuick
import Dice

// Rolling Dice: when a die goes onto an ice block, and what happens to other players' dice.
RuleSection {
    id: section

    title: qsTr("When it goes wrong")
    iconName: "warning"

    RuleText { text: qsTr("Then one of your dice moves to the first free ice block, and you score nothing this round. This happens in three ways:") }
    Row {
        id: row
        width: parent.width
        spacing: Theme.s12

        Repeater {
            model: [
                { colour: 4, face: 5, title: RollingDiceTerms.of.water.title, text: RollingDiceTerms.of.water.text },
                { colour: 1, face: 4, title: RollingDiceTerms.of.miss.title, text: RollingDiceTerms.of.miss.text },
                { colour: 3, face: 2, title: RollingDiceTerms.of.mishap.title, text: RollingDiceTerms.of.mishap.text }
            ]

            Row {
                id: way

                required property var modelData

                width: (row.width - 2 * row.spacing) / 3
                spacing: Theme.s12

                FlatIceBlock { id: block; width: Theme.s48 * 1.2; colour: way.modelData.colour; face: way.modelData.face }
                Column {
                    width: parent.width - block.width - parent.spacing
                    spacing: Theme.s4

                    Label { width: parent.width; text: way.modelData.title; bold: true; size: Theme.sizeSection }
                    RuleText { text: way.modelData.text; size: Theme.sizeLabel }
                }
            }
        }
    }
    RuleText { text: RollingDiceTerms.of.put.text }
    RuleTip { text: qsTr("Being pushed in can be luck: the best place on the ice is suddenly yours to choose.") }
}
