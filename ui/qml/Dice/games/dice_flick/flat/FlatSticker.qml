import QtQuick
import Dice

// A glowing sticker at the bottom of a hollow, in the colour of what it gives.
Image {
    property string kind: "centre"

    height: width
    sourceSize: Qt.size(160, 160)
    mipmap: true
    asynchronous: true
    source: Assets.url("dice_flick/textures/" + kind + ".png")

    Accessible.ignored: true
}
