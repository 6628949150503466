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
                { colour: 4, face: 5, title: qsTr("All wet"), text: qsTr("All four dice ended in the water. Of these the one with the most pips climbs onto the block.") },
                { colour: 1, face: 4, title: qsTr("Miss"), text: qsTr("None of your three dice was better. The ringed die goes, as it lay.") },
                { colour: 3, face: 2, title: qsTr("Mishap"), text: qsTr("You shoved your own ringed die off the floe. It goes with the face it shows now, however good your other dice are.") }
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
    RuleText { text: qsTr("You pushed somebody else's scoring die into the water? Then its owner puts it back right away, wherever there is room on the floe, with the face it has now. Only after that you choose yours. If several were hit, they do so clockwise from you.") }
    RuleTip { text: qsTr("Being pushed in can be luck: the best place on the ice is suddenly yours to choose.") }
}
