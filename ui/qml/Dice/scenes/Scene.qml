import QtQuick
import Dice
import "brush.js" as Brush

// The painting of a game, drawn once into a texture; while the window is resized the old picture is stretched.
Item {
    id: scene

    property string world
    property real corner: Theme.radiusLid
    property real focusX: 1
    property real focusY: 0.5
    property real zoom: 1
    property bool headroom: false
    property real banner: 0

    readonly property real designWidth: 600
    readonly property real designHeight: 270
    // So much of every picture has nothing but background on its left.
    readonly property real quiet: 136

    // Where the picture is, and how large.
    function place(width, height) {
        const wide = width / designWidth
        const tall = height / designHeight
        const size = banner > 0 ? Math.max(banner, tall, width / (designWidth + quiet)) : Math.max(wide, tall) * zoom
        return { size, left: (width - designWidth * size) * (banner > 0 ? 1 : focusX), top: (height - designHeight * size) * focusY }
    }
    function draw(ctx, width, height) {
        const painting = Games.world(world)
        const wide = width / designWidth
        const tall = height / designHeight
        if (headroom && tall > wide) {
            const up = height / wide - designHeight
            ctx.scale(wide, wide)
            ctx.translate(0, up)
            painting.paint(ctx, up)
            return
        }
        const { size, left, top } = place(width, height)
        if (left > 0) {
            // A strip wider than the picture: its quiet part continues as a mirror image.
            ctx.save()
            ctx.translate(left + Theme.hairline / 2, top)
            ctx.scale(-size, size)
            painting.paint(ctx, 0)
            ctx.restore()
        }
        ctx.translate(left, top)
        ctx.scale(size, size)
        painting.paint(ctx, 0)
    }
    function settle() {
        canvas.width = width
        canvas.height = height
        canvas.requestPaint()
    }

    onWorldChanged: canvas.requestPaint()
    onWidthChanged: canvas.width > 0 ? clock.restart() : settle()
    onHeightChanged: canvas.height > 0 ? clock.restart() : settle()

    Accessible.ignored: true

    Timer { id: clock; interval: Theme.settleTime; onTriggered: scene.settle() }
    Canvas {
        id: canvas

        antialiasing: true
        onPaint: {
            const ctx = getContext("2d")
            ctx.reset()
            if (width < 1 || height < 1)
                return
            ctx.save()
            scene.draw(ctx, width, height)
            ctx.restore()
            Brush.cutCorners(ctx, width, height, scene.corner)
        }

        transform: Scale {
            xScale: canvas.width > 0 ? scene.width / canvas.width : 1
            yScale: canvas.height > 0 ? scene.height / canvas.height : 1
        }
    }
}
