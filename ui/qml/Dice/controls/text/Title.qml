import QtQuick
import Dice

// Titles and big numbers.
Text {
    // Whether it is meant to be shortened where there is no room, such as a player's name.
    property bool mayBeCut: false
    property real size: Theme.sizeTitle

    color: Theme.ink
    elide: Text.ElideRight
    textFormat: Text.PlainText

    font.family: Theme.title
    font.pixelSize: size
}
