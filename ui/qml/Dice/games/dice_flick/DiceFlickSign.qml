import QtQuick
import Dice

// A symbol of Dice Flick in the legend: a sticker in its hollow, or a die.
Rectangle {
    id: sign

    property string key
    readonly property bool die: key === "knaller" || key === "joker"

    radius: Theme.radiusSmall * 0.5
    color: DiceFlickColours.desk.hollow
    antialiasing: true

    FlatSticker { anchors.centerIn: parent; visible: !sign.die; width: parent.width * 0.86; kind: sign.die || sign.key === "" ? "centre" : sign.key }
    DiceFlickDie { anchors.centerIn: parent; visible: sign.die; width: parent.width * 0.8; colour: sign.key === "knaller" ? "pink" : "white" }
}
