pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// The house rule of Dice Flick, collapsed by default: which players may slide their plate.
FoldRow {
    id: fold

    required property DiceFlickSetup setup
    property var people: []

    readonly property bool sliding: setup.slides.includes(true)

    objectName: "diceFlickHouseRules"
    iconName: "rules"
    title: qsTr("House rules")
    summary: sliding ? qsTr("for children") : qsTr("as in the rulebook")

    Label { width: parent.width; text: qsTr("Slide the plates"); size: Theme.sizeLabel; strong: true; topPadding: Theme.s8 }
    Label {
        width: parent.width
        text: qsTr("For children: before a flick they may slide their plate along its side. Who may?")
        size: Theme.sizeNote
        soft: true
        wrapMode: Text.Wrap
    }
    Flow {
        width: parent.width
        spacing: Theme.s8

        Repeater {
            model: fold.people

            ToggleChip {
                required property int index
                required property var modelData

                objectName: "slides" + index
                text: modelData.name
                checked: fold.setup.slides[index] ?? false
                onClicked: fold.setup.setSlides(index, checked)

                Accessible.description: qsTr("Slide the plates")
            }
        }
    }
}
