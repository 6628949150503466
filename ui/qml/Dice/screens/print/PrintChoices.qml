pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// All choices: which game, what to print of it, how much, and on which paper.
ScrollArea {
    id: area

    required property PrintModel printing
    required property var games
    property real inset: 0

    contentHeight: list.height + Theme.s16

    Column {
        id: list
        x: area.inset
        y: Theme.s4
        width: area.width - 2 * area.inset
        spacing: Theme.s12

        PrintGames {
            width: parent.width
            games: area.games
            current: area.printing.choices.game
            onChosen: key => area.printing.choose("game", key)
        }
        SegmentedSwitch {
            objectName: "printKind"
            width: parent.width
            label: qsTr("What is printed")
            options: [{ key: "pad", text: area.printing.choices.padText }, { key: "record", text: qsTr("Game record") }, { key: "rules", text: qsTr("Rules") }]
            value: area.printing.choices.kind
            onChosen: key => area.printing.choose("kind", key)
        }
        PadChoices { visible: area.printing.choices.kind === "pad"; printing: area.printing }
        MatchChoices { visible: area.printing.choices.kind === "record"; printing: area.printing }
        PaperChoices { printing: area.printing }
    }
}
