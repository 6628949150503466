pragma ComponentBehavior: Bound
import QtQuick
import Dice
import "dice.js" as Faces

// Dice from above, for examples in text; the first `used` count, the others are dimmed. `faceSet` as in DiceTray.
Canvas {
    id: strip

    property var faces: []
    property int used: faces.length
    property real size: Theme.control
    property string faceSet: "pips"

    readonly property bool night: Theme.dark
    readonly property bool drawn: faceSet !== "pips"

    implicitWidth: faces.length * size
    implicitHeight: size

    Accessible.role: Accessible.Graphic
    Accessible.name: faces.map(face => drawn && face === 6 ? qsTr("cow") : face).join("-")

    onNightChanged: requestPaint()
    onFacesChanged: requestPaint()
    onUsedChanged: requestPaint()
    onSizeChanged: requestPaint()
    onDrawnChanged: requestPaint()
    onPaint: {
        const ctx = getContext("2d")
        ctx.reset()
        faces.forEach((face, i) => Faces.flat(ctx, i * size, size, drawn ? 0 : face, i < used, Theme.tray, night))
    }

    Repeater {
        model: strip.drawn ? strip.faces : []

        DrawnFace {
            required property int modelData
            required property int index

            face: modelData
            faceSet: strip.faceSet
            x: (index + 0.1) * strip.size
            y: strip.size * 0.06
            width: strip.size * 0.8
            opacity: index < strip.used ? 1 : 0.38
        }
    }
}
