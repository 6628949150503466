pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// The options of a new match of Beam Me Up: boards and house rules.
SetupPart {
    id: part

    required property BeamMeUpSetup setup

    title: qsTr("Boards")
    folds: Component { BeamMeUpHouseRules { setup: part.setup } }

    BoardRow {
        width: part.width
        height: Theme.boardChoiceHeight
        setup: part.setup
        people: part.people
    }
}
