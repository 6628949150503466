import QtQuick
import Dice
import "brush.js" as Brush
import "cube.js" as Cube

// Painted dice in a row. `faces` are the values on top; `tones` names their colours.
Canvas {
    id: strip

    property var faces: [5, 3, 6, 2, 4]
    property var tones: ["white"]
    property bool patterned: false
    property real size: Theme.s48

    readonly property bool night: Theme.dark
    // For each value on top, what the six sides show (right, left, away, near, top, bottom).
    readonly property var sides: [[], [2, 5, 3, 4, 1, 6], [3, 4, 6, 1, 2, 5], [2, 5, 6, 1, 3, 4], [5, 2, 6, 1, 4, 3], [3, 4, 1, 6, 5, 2], [2, 5, 3, 4, 6, 1]]

    implicitWidth: faces.length * size
    implicitHeight: size

    Accessible.role: Accessible.Graphic
    Accessible.name: faces.join("-")

    onFacesChanged: requestPaint()
    onPatternedChanged: requestPaint()
    onNightChanged: requestPaint()
    onWidthChanged: requestPaint()
    onHeightChanged: requestPaint()
    onPaint: {
        const ctx = getContext("2d"), cell = width / Math.max(1, faces.length)
        ctx.reset()
        faces.forEach((face, i) => {
            const x = cell * (i + 0.5), s = Math.min(cell * 0.36, height * 0.37)
            const camera = Cube.camera([0, -12, 9], [0, 0, 0.5], 14.2 * s, x, height * 0.52)
            Brush.shade(ctx, x + s * 0.1, height * 0.80, s * 1.25, s * 0.36, "#201a10", night ? 0.6 : 0.25)
            Cube.die(ctx, camera, [0, 0, 0.5], 0.78, Cube.turn(32, 0, 0), Cube.DICE[tones[i % tones.length]], {
                vals: face === 0 ? ["x", "x", "x", "x", "x", "x"] : sides[face],
                pattern: patterned ? i : -1
            })
        })
    }
}
