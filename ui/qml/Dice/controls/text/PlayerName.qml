import QtQuick
import Dice

// The name of a player: smaller where there is little room, and shortened only then.
Label {
    // In the letters of titles.
    property bool titled: false

    mayBeCut: true

    font.family: titled ? Theme.title : Theme.text
    font.weight: titled ? Font.Normal : bold ? Font.Bold : Font.DemiBold
    fontSizeMode: Text.HorizontalFit
    minimumPixelSize: Math.round(size * 0.75)
}
