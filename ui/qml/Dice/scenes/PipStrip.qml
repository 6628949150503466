import QtQuick
import Dice
import "dice.js" as Faces

// Dice seen from above, for examples in words; the first `used` ones count, the others stand back.
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
        const ctx = getContext("2d")
        ctx.reset()
        faces.forEach((face, i) => Faces.flat(ctx, i * size, size, face, i < used, Theme.tray, night))
    }
}
