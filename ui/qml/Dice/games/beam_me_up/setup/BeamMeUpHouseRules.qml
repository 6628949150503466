import QtQuick
import Dice
import Dice.Models

// The house rules of Beam Me Up, collapsed by default.
FoldRow {
    id: fold

    required property BeamMeUpSetup setup

    readonly property bool usual: setup.joker === "any-part" && !setup.freeReading && !setup.anotherStone

    objectName: "houseRules"
    iconName: "rules"
    title: qsTr("House rules")
    summary: usual ? qsTr("standard") : qsTr("changed")

    Label { text: qsTr("What a blue star can do"); size: Theme.sizeNote; soft: true; strong: true; topPadding: Theme.s8 }
    RadioRow {
        objectName: "joker-any-part"
        text: qsTr("Redirect every part")
        note: qsTr("One stone on a blue star is enough for all parts of the roll.")
        checked: fold.setup.joker === "any-part"
        onClicked: fold.setup.joker = "any-part"
    }
    RadioRow {
        objectName: "joker-per-star"
        text: qsTr("One part per star")
        note: qsTr("Each stone on a blue star redirects one part.")
        checked: fold.setup.joker === "per-star"
        onClicked: fold.setup.joker = "per-star"
    }
    RadioRow {
        objectName: "joker-own-column"
        text: qsTr("Only its own column")
        note: qsTr("Only the part of the column whose stone stands on a blue star.")
        checked: fold.setup.joker === "own-column"
        onClicked: fold.setup.joker = "own-column"
    }
    ToggleRow {
        toggleName: "freeReading"
        title: qsTr("Read the roll freely")
        note: qsTr("A full house may also count as three of a kind.")
        checked: fold.setup.freeReading
        onToggled: (checked) => fold.setup.freeReading = checked
    }
    ToggleRow {
        toggleName: "anotherStone"
        title: qsTr("Another stone each time")
        note: qsTr("In a chain of rockets, each one lifts a stone that the chain has not lifted yet.")
        checked: fold.setup.anotherStone
        onToggled: (checked) => fold.setup.anotherStone = checked
    }
}
