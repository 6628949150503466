import QtQuick
import Dice
import "dice.js" as Faces

// A row of painted dice. `faces` are the values on top (0 for a firecracker); `tones` names their colours.
Canvas {
    id: strip

    property var faces: [5, 3, 6, 2, 4]
    property var tones: ["white"]
    property bool patterned: false
    property real size: Theme.s48

    readonly property bool night: Theme.dark

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
        faces.forEach((face, i) => Faces.cube(ctx, cell * (i + 0.5), height, Math.min(cell * 0.36, height * 0.37), face, tones[i % tones.length], patterned ? i : -1, night))
    }
}
