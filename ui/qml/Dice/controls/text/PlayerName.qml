import QtQuick
import Dice

// The name of a player: smaller where there is little room, and shortened only then.
Label {
    bold: true
    mayBeCut: true

    fontSizeMode: Text.HorizontalFit
    minimumPixelSize: Math.round(size * 0.75)
}
