import QtQuick
import Dice

// Titles and big numbers.
Text {
    property real size: Theme.sizeTitle

    color: Theme.ink
    elide: Text.ElideRight
    textFormat: Text.PlainText

    font.family: Theme.title
    font.pixelSize: size
}
