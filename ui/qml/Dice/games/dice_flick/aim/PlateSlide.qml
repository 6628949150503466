import QtQuick
import Dice
import Dice.Models

// Beside the plate, where the house rule lets it slide along its side: to the left, to the right.
SideButtons {
    id: sides

    required property DiceFlickModel game

    leftText: qsTr("Slide the plate to the left") + " · A"
    rightText: qsTr("Slide the plate to the right") + " · D"
    onPushed: (side) => game.slideTo(game.slide + 5 * side)
}
