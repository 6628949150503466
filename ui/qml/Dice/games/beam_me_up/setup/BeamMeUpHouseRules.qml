import QtQuick
import Dice
import Dice.Models

// The house rules of Beam Me Up, collapsed by default.
FoldRow {
    id: fold

    required property BeamMeUpSetup setup

    readonly property bool printed: setup.joker === "any-part" && !setup.freeReading

    objectName: "houseRules"
    iconName: "rules"
    title: qsTr("House rules")
    summary: printed ? qsTr("as printed") : qsTr("changed")

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
    Item {
        width: parent.width
        height: Math.max(words.height, free.height)

        Column {
            id: words
            width: parent.width - free.width - Theme.s12

            Label { width: parent.width; text: qsTr("Read the roll freely"); size: Theme.sizeLabel; strong: true }
            Label { width: parent.width; text: qsTr("A full house may also count as three of a kind."); size: Theme.sizeNote; soft: true; wrapMode: Text.Wrap }
        }
        Toggle {
            id: free
            objectName: "freeReading"
            anchors { right: parent.right; verticalCenter: parent.verticalCenter }
            label: qsTr("Read the roll freely")
            checked: fold.setup.freeReading
            onToggled: fold.setup.freeReading = checked
        }
    }
}
