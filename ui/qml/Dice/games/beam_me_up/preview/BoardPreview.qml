import QtQuick
import Dice
import "board.js" as Board

// A small Beam Me Up board. `columns`: seven times {height, specials}; `tint` colours all stones.
Canvas {
    id: canvas

    property var columns: []
    property string tint
    property int line: 5
    property var labels: ["1", "2", "3", "4", "5", "6", qsTr("S", "one letter for the straight column")]

    onColumnsChanged: requestPaint()
    onTintChanged: requestPaint()
    onLineChanged: requestPaint()
    onLabelsChanged: requestPaint()
    onWidthChanged: requestPaint()
    onHeightChanged: requestPaint()
    onPaint: {
        const ctx = getContext("2d")
        ctx.reset()
        if (width > 1 && height > 1 && columns.length > 0)
            Board.paint(ctx, width, height, columns, tint, labels, Math.max(Theme.sizeNote * 0.7, Math.min(Theme.sizeNote, width / 12)), line)
    }
}
