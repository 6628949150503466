import QtQuick
import "../../scenes/brush.js" as Brush

// The winner's crown.
Canvas {
    onWidthChanged: requestPaint()
    onPaint: {
        const ctx = getContext("2d"), w = width, h = height
        ctx.reset()
        Brush.poly(ctx, [[w * 0.12, h * 0.92], [w * 0.06, h * 0.30], [w * 0.30, h * 0.58], [w * 0.5, h * 0.14], [w * 0.70, h * 0.58], [w * 0.94, h * 0.30], [w * 0.88, h * 0.92]])
        ctx.lineJoin = "round"
        ctx.lineWidth = w * 0.07
        ctx.strokeStyle = "#ffd35a"
        ctx.fillStyle = Brush.linear(ctx, 0, 0, 0, h, [[0, "#fff0b0"], [0.5, "#ffd35a"], [1, "#f0a020"]])
        ctx.stroke()
        ctx.fill()
        const jewels = [[0.08, 0.28, 0.055, "#fff6d8"], [0.5, 0.13, 0.055, "#fff6d8"], [0.92, 0.28, 0.055, "#fff6d8"], [0.5, 0.72, 0.055, "#ff5a7d"], [0.27, 0.76, 0.04, "#5ac8ff"], [0.73, 0.76, 0.04, "#5ac8ff"]]
        jewels.forEach(jewel => {
            Brush.disc(ctx, w * jewel[0], h * jewel[1], w * jewel[2])
            ctx.fillStyle = jewel[3]
            ctx.fill()
        })
    }
}
