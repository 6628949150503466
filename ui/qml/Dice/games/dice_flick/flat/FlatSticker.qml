import QtQuick
import Dice

// A sticker that glows at the bottom of a hollow: what it gives, in its colour.
Image {
    property string kind: "centre"

    height: width
    sourceSize: Qt.size(160, 160)
    mipmap: true
    asynchronous: true
    source: Assets.url("textures/flick-" + kind + ".png")

    Accessible.ignored: true
}
