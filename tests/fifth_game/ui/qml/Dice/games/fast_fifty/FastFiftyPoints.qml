pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// A line for each player.
Column {
    id: points

    required property FastFiftyModel game

    objectName: "fastFiftyPoints"
    spacing: Theme.s16

    Repeater {
        model: points.game.players

        Row {
            required property var modelData
            spacing: Theme.s12

            SeatMark { seat: parent.modelData.seat; size: Theme.mark }
            Title { text: parent.modelData.name + ": " + parent.modelData.points }
        }
    }
}
