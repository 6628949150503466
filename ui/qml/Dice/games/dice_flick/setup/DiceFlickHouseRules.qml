import QtQuick
import Dice
import Dice.Models

// The house rule of Dice Flick, collapsed by default.
FoldRow {
    id: fold

    required property DiceFlickSetup setup

    objectName: "diceFlickHouseRules"
    iconName: "rules"
    title: qsTr("House rules")
    summary: setup.slidePlates ? qsTr("for children") : qsTr("as printed")

    Item {
        width: parent.width
        height: Math.max(words.height, slides.height)

        Column {
            id: words
            width: parent.width - slides.width - Theme.s12

            Label { width: parent.width; text: qsTr("Slide the plates"); size: Theme.sizeLabel; strong: true }
            Label { width: parent.width; text: qsTr("For children: before a flick the plate may be slid along its side."); size: Theme.sizeNote; soft: true; wrapMode: Text.Wrap }
        }
        Toggle {
            id: slides
            objectName: "slidePlates"
            anchors { right: parent.right; verticalCenter: parent.verticalCenter }
            label: qsTr("Slide the plates")
            checked: fold.setup.slidePlates
            onToggled: fold.setup.slidePlates = checked
        }
    }
}
