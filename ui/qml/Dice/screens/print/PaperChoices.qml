import QtQuick
import Dice
import Dice.Models

// The language of the sheet, the paper, its orientation, and how much ink to use.
PrintCard {
    id: card

    required property PrintModel printing

    PrintRow {
        title: qsTr("Language")

        SegmentedSwitch {
            objectName: "sheetLanguage"
            label: qsTr("Language of the sheet")
            options: [{ key: "de", text: "DE" }, { key: "en", text: "EN" }]
            value: card.printing.choices.language
            onChosen: key => card.printing.choose("language", key)
        }
    }
    PrintRow {
        title: qsTr("Paper")

        SegmentedSwitch {
            objectName: "paper"
            label: qsTr("Paper")
            options: [{ key: "a4", text: "A4" }, { key: "letter", text: "Letter" }]
            value: card.printing.choices.paper
            onChosen: key => card.printing.choose("paper", key)
        }
    }
    PrintRow {
        title: qsTr("Page")
        visible: card.printing.choices.turnable

        SegmentedSwitch {
            objectName: "orientation"
            label: qsTr("Page")
            options: [{ key: "portrait", text: qsTr("Portrait") }, { key: "landscape", text: qsTr("Landscape") }]
            value: card.printing.choices.landscape ? "landscape" : "portrait"
            onChosen: key => card.printing.choose("landscape", key)
        }
    }
    PrintRow {
        title: qsTr("Ink")

        SegmentedSwitch {
            objectName: "colours"
            label: qsTr("Ink")
            options: [{ key: "colour", text: qsTr("Colour") }, { key: "saving", text: qsTr("Saving") }]
            value: card.printing.choices.colours
            onChosen: key => card.printing.choose("colours", key)
        }
    }
}
