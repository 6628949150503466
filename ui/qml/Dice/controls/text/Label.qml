import QtQuick
import Dice

// Running text. `size` takes one of Theme's sizes.
Text {
    property bool strong: false
    property bool bold: false
    property bool soft: false
    // Whether it is meant to be shortened where there is no room, such as a player's name.
    property bool mayBeCut: false
    property real size: Theme.sizeText

    color: soft ? Theme.muted : Theme.ink
    elide: Text.ElideRight
    textFormat: Text.PlainText
    linkColor: Theme.accent

    font.family: Theme.text
    font.pixelSize: size
    font.weight: bold ? Font.Bold : strong ? Font.DemiBold : Font.Medium
}
