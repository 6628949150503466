import QtQuick
import Dice
import "../../../scenes/brush.js" as Brush

// A thumbnail of a sheet: where the starts and the cows are.
Canvas {
    id: thumb

    property var rows: []

    readonly property var look: KuhVadisColours.pad

    onRowsChanged: requestPaint()
    onWidthChanged: requestPaint()
    onLookChanged: requestPaint()
    onPaint: {
        const ctx = getContext("2d"), cell = width / (rows.length + 1)
        ctx.reset()
        Brush.roundRect(ctx, Theme.hairline / 2, Theme.hairline / 2, width - Theme.hairline, height - Theme.hairline, Theme.radiusSmall * 0.7)
        ctx.fillStyle = look.sheet
        ctx.fill()
        ctx.lineWidth = Theme.hairline
        ctx.strokeStyle = look.edge
        ctx.stroke()
        rows.forEach((row, y) => Array.from(row).forEach((letter, x) => {
            const left = cell * (x + 1), top = cell * (y + 1), size = cell * 0.42
            ctx.lineWidth = cell * 0.28
            ctx.lineCap = "round"
            ctx.fillStyle = letter === "*" ? look.chance : Theme.alpha(look.graphite, Theme.veil)
            if (letter === "X") {
                ctx.strokeStyle = look.cross
                ctx.beginPath()
                ctx.moveTo(left - size, top - size)
                ctx.lineTo(left + size, top + size)
                ctx.moveTo(left + size, top - size)
                ctx.lineTo(left - size, top + size)
                ctx.stroke()
            } else if (letter === "O") {
                ctx.strokeStyle = look.circle
                Brush.disc(ctx, left, top, size)
                ctx.stroke()
            } else {
                Brush.disc(ctx, left, top, letter === "*" ? cell * 0.36 : cell * 0.14)
                ctx.fill()
            }
        }))
    }
}
