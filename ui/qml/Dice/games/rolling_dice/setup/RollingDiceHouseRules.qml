import QtQuick
import Dice
import Dice.Models

// The house rule of Rolling Dice, collapsed by default.
FoldRow {
    id: fold

    required property RollingDiceSetup setup

    objectName: "rollingDiceHouseRules"
    iconName: "rules"
    title: qsTr("House rules")
    summary: setup.overhanging ? qsTr("changed") : qsTr("as in the rulebook")

    ToggleRow {
        toggleName: "overhanging"
        title: qsTr("Dice may overhang")
        note: qsTr("A die is in the water only if its middle is over it. Usually it already is if a corner is.")
        checked: fold.setup.overhanging
        onToggled: (checked) => fold.setup.overhanging = checked
    }
}
