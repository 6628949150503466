import QtQuick
import Dice
import "../../scenes/board.js" as Board
import "../../scenes/brush.js" as Brush

// A special field as it is drawn on the boards, on a small piece of night.
Canvas {
    id: sign

    property string kind

    implicitWidth: Theme.s48
    implicitHeight: Theme.s48
    Accessible.ignored: true
    onKindChanged: requestPaint()
    onWidthChanged: requestPaint()
    onPaint: {
        const ctx = getContext("2d"), w = width
        ctx.reset()
        Brush.roundRect(ctx, 0, 0, w, w, w * 0.24)
        ctx.fillStyle = Brush.linear(ctx, 0, 0, 0, w, [[0, "#120d3c"], [1, "#6a35a8"]])
        ctx.fill()
        Brush.glow(ctx, w / 2, w / 2, w * 0.5, kind === "rocket" ? "#ff9a3c" : kind === "blue" ? "#59c7ff" : "#ff6db6", 0.6)
        Board.special(ctx, kind, w / 2, w / 2, w * 0.82)
    }
}
