pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// The available boards, side by side; more than four scroll.
RowList {
    id: list

    required property BeamMeUpSetup setup
    required property var people

    orientation: ListView.Horizontal
    spacing: Theme.s8
    interactive: count > 4
    clip: interactive
    model: setup.boards

    delegate: BoardChoice {
        required property int index
        readonly property var person: list.people[owner] ?? null

        objectName: "board" + index
        width: (list.width - 3 * list.spacing) / 4
        height: list.height
        ownerColour: person ? person.seat : 0
        ownerName: person ? person.name : ""
        onClicked: list.setup.setBoard((owner + 1) % Math.max(1, list.people.length), index)
    }
}
