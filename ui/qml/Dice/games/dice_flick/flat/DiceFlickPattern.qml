import QtQuick
import Dice

// The pattern under the pips that tells a die's colour without colour vision, as on the dice in 3D. White has none.
Image {
    property string colour

    readonly property real cell: 128

    source: colour === "blue" || colour === "yellow" || colour === "green" ? Assets.url("dice_flick/textures/paint-" + colour + ".png") : ""
    sourceClipRect: Qt.rect(0, 0, cell, cell)
    mipmap: true

    Accessible.ignored: true
}
