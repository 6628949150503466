import QtQuick
import Dice
import "../pencil/strokes.js" as Strokes

// The winning chain: a gold band under the signs, and a pencil line from start to start in the winner's colour.
Item {
    id: chain

    // A list of paths; each path is a list of fields from one start to another.
    property var paths: []
    property string sign: "cross"
    property real fine: width
    property real progress: 1
    property bool band: false

    readonly property var places: paths.map(path => path.map(field => [(field % 7 + 0.5) * 100 / 7,
        (Math.floor(field / 7) + 0.5) * 100 / 7]))

    Accessible.ignored: true

    Canvas {
        id: gold

        readonly property real cell: width / 8
        readonly property color tone: KuhVadisColours.pad.glow

        anchors.fill: parent
        anchors.margins: -chain.width / 14
        visible: chain.band
        opacity: Math.min(1, chain.progress * 3)
        onToneChanged: requestPaint()
        onWidthChanged: requestPaint()
        onPaint: {
            const ctx = getContext("2d")
            ctx.reset()
            ctx.lineCap = "round"
            ctx.lineJoin = "round"
            for (const [wide, alpha] of [[1.12, 0.10], [0.98, 0.14], [0.86, 0.22], [0.74, 0.42]]) {
                ctx.beginPath()
                for (const path of chain.places)
                    path.forEach((place, step) => {
                        const x = place[0] * 7 * cell / 100 + cell / 2
                        const y = place[1] * 7 * cell / 100 + cell / 2
                        if (step === 0) ctx.moveTo(x, y)
                        else ctx.lineTo(x, y)
                    })
                ctx.lineWidth = cell * wide
                ctx.strokeStyle = Theme.alpha(tone, alpha)
                ctx.stroke()
            }
        }
    }
    PencilMark {
        anchors.fill: parent
        visible: !chain.band
        fine: chain.fine
        thickness: 1.75
        seed: 21
        progress: chain.progress
        tint: chain.sign === "circle" ? KuhVadisColours.pad.circleTrace : KuhVadisColours.pad.crossTrace
        strokes: chain.band ? [] : chain.places.map(path => Strokes.through(path, 3, 0.86))
    }
    Connections {
        target: chain
        function onPlacesChanged() { gold.requestPaint() }
    }
}
