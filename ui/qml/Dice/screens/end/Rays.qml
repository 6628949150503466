import QtQuick
import "../../scenes/brush.js" as Brush

// Warm rays round the winner.
Canvas {
    property bool onDark: true

    onWidthChanged: requestPaint()
    onPaint: {
        const ctx = getContext("2d"), r = width / 2
        const stops = onDark
            ? [[0, "rgba(255,222,140,0.50)"], [0.55, "rgba(255,200,120,0.14)"], [1, "rgba(255,200,120,0)"]]
            : [[0, "rgba(255,190,40,0.75)"], [0.55, "rgba(255,205,90,0.35)"], [1, "rgba(255,215,120,0)"]]
        ctx.reset()
        ctx.translate(r, height / 2)
        ctx.fillStyle = Brush.radial(ctx, 0, 0, r, stops)
        for (let i = 0; i < 18; ++i) {
            const a = i * Math.PI / 9 + 0.1
            Brush.poly(ctx, [[0, 0], [Math.cos(a - 0.075) * r, Math.sin(a - 0.075) * r], [Math.cos(a + 0.075) * r, Math.sin(a + 0.075) * r]])
            ctx.fill()
        }
        Brush.glow(ctx, 0, 0, r * 0.58, "#ffcf6b", 0.75)
    }
}
