import QtQuick
import Dice
import "brush.js" as Brush
import "cube.js" as Cube

// Dice seen from above, for examples in words; of the first `used` ones counts, the others stand back.
Canvas {
    id: strip

    property var faces: []
    property int used: faces.length
    property real size: Theme.control

    readonly property bool night: Theme.dark

    implicitWidth: faces.length * size
    implicitHeight: size

    Accessible.role: Accessible.Graphic
    Accessible.name: faces.join("-")

    onNightChanged: requestPaint()
    onFacesChanged: requestPaint()
    onUsedChanged: requestPaint()
    onSizeChanged: requestPaint()
    onPaint: {
        const ctx = getContext("2d"), edge = size * 0.8, pad = (size - edge) / 2, tray = Theme.tray
        ctx.reset()
        faces.forEach((face, i) => {
            const x = i * size + pad, middle = x + edge / 2
            ctx.globalAlpha = i < used ? 1 : 0.38
            Brush.shade(ctx, middle, size - pad * 0.7, edge * 0.55, edge * 0.16, "#201a10", night ? 0.6 : 0.28)
            Brush.roundRect(ctx, x, pad * 0.6, edge, edge, edge * 0.24)
            ctx.fillStyle = Brush.linear(ctx, x, 0, x + edge, edge, [[0, "#ffffff"], [1, String(tray.die)]])
            ctx.fill()
            ctx.strokeStyle = String(tray.dieEdge)
            ctx.lineWidth = 1
            ctx.stroke()
            ctx.fillStyle = String(tray.pip)
            Cube.PIPS[face].forEach(pip => {
                Brush.disc(ctx, middle + pip[0] * edge * 0.25, pad * 0.6 + edge / 2 + pip[1] * edge * 0.25, edge * 0.095)
                ctx.fill()
            })
        })
    }
}
