import QtQuick
import Dice
import Dice.Models

// How many pads, for how many players, and which sheets.
PrintCard {
    id: card

    required property PrintModel printing

    function counts(list) { return list.map(count => ({ key: String(count), text: String(count) })) }

    PrintRow {
        title: qsTr("Per page")
        visible: card.printing.choices.perPages.length > 1

        SegmentedSwitch {
            objectName: "perPage"
            label: qsTr("Per page")
            options: card.counts(card.printing.choices.perPages)
            value: String(card.printing.choices.perPage)
            onChosen: key => card.printing.choose("per_page", key)
        }
    }
    PrintRow {
        title: qsTr("How many")
        visible: card.printing.choices.most > 1

        Stepper {
            objectName: "padCount"
            label: qsTr("How many")
            from: card.printing.choices.least
            to: card.printing.choices.most
            value: card.printing.choices.pads
            onValueModified: card.printing.choose("pads", String(value))
        }
    }
    PrintRow {
        title: qsTr("Players")
        visible: card.printing.choices.nameCounts.length > 1

        SegmentedSwitch {
            objectName: "nameCount"
            label: qsTr("Players")
            options: card.counts(card.printing.choices.nameCounts)
            value: String(card.printing.choices.names)
            onChosen: key => card.printing.choose("names", key)
        }
    }
    SheetChoices { visible: sheetCount > 0 || card.printing.choices.numbered; printing: card.printing }
}
