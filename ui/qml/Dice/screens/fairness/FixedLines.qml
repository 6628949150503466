import QtQuick
import Dice

// A text that always has the height of so many lines, and digits of one width: what is around it stays where it is while numbers grow.
Label {
    id: label

    property int lines: 1

    height: lines * metrics.lineSpacing
    wrapMode: Text.Wrap
    fontSizeMode: Text.Fit
    minimumPixelSize: size * 0.75
    font.features: ({ tnum: 1 })

    Accessible.ignored: true

    FontMetrics { id: metrics; font: label.font }
}
