import QtQuick
import Dice
import Dice.Models

// Buttons beside the plate that slide it left and right, if the house rule allows it.
SideButtons {
    id: sides

    required property DiceFlickModel game

    tones: DiceFlickColours.desk
    leftText: qsTr("Slide the plate to the left") + " · A"
    rightText: qsTr("Slide the plate to the right") + " · D"
    onPushed: (side) => game.aim.slideTo(game.aim.slide + 5 * side)
}
