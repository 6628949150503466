import QtQuick
import Dice
import "grain.js" as Grain

// Pencil strokes. As `progress` goes from 0 to 1 they are drawn stroke by stroke, continuing where they stopped.
Item {
    id: mark

    // Lists of points {x, y, p} in a square of 100 x 100; `bleed` is the margin around it, in the same units.
    property var strokes: []
    property int seed: 1
    property color tint: KuhVadisColours.pad.graphite
    property real thickness: 13
    property real bleed: 0
    property real progress: 1
    property real fine: width

    readonly property real whole: Grain.total(strokes)
    property real drawn: 0
    property bool stale: true

    // Properties still change while a mark is being destroyed.
    property bool gone: false

    function ask() { if (!gone && fine >= 1) PencilCase.ask(mark) }
    function begin() {
        stale = true
        paper.width = fine
        paper.requestPaint()
    }

    onStrokesChanged: ask()
    onTintChanged: ask()
    onThicknessChanged: ask()
    onSeedChanged: ask()
    onFineChanged: ask()
    onProgressChanged: {
        if (progress * whole < drawn) stale = true
        if (paper.width > 0) paper.requestPaint()
    }
    Component.onDestruction: {
        gone = true
        PencilCase.forget(mark)
    }

    Accessible.ignored: true

    Canvas {
        id: paper

        width: 0
        height: width * mark.height / Math.max(1, mark.width)
        scale: width > 0 ? mark.width / width : 1
        transformOrigin: Item.TopLeft
        onPaint: {
            const ctx = getContext("2d")
            if (width < 1) return
            const until = mark.progress * mark.whole
            // A paint request without new strokes means that the canvas has lost its contents.
            if (mark.stale || until <= mark.drawn) {
                ctx.reset()
                mark.drawn = 0
                mark.stale = false
            }
            const size = width / (100 + 2 * mark.bleed)
            Grain.paint(ctx, mark.strokes, mark.drawn, until, size, mark.bleed * size, mark.tint, mark.thickness, mark.seed,
                1 / Math.max(1, Screen.devicePixelRatio))
            mark.drawn = until
            PencilCase.done(mark)
        }
    }
}
