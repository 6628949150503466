import QtQuick
import Dice
import Dice.Models

// The final points of Fast Fifty.
FinalCard {
    id: final

    required property FastFiftyModel game

    title: qsTr("Points")

    FastFiftyPoints { game: final.game }
}
