import QtQuick
import Dice
import "shapes.js" as Shapes

// The jet under a stone lifted by a rocket; hidden at `power` 0.
Item {
    id: flame

    property real power: 0
    property real time: 0

    visible: power > 0
    opacity: Math.min(1, 2 * power)

    Glow {
        anchors.horizontalCenter: parent.horizontalCenter
        y: -flame.width * 0.4
        width: flame.width * 3
        height: flame.width * (2 + 5 * flame.power)
        tint: BeamMeUpColours.sky.flameGlow
        power: 1.8
    }
    Glyph {
        width: flame.width * 1.9
        height: width
        x: (flame.width - width) / 2
        y: -height * 0.70
        path: Shapes.flame
        color: BeamMeUpColours.sky.flame
        transform: Scale { origin.y: flame.width * 1.33; yScale: 0.6 + 3.6 * flame.power }
    }
    Glyph {
        width: flame.width * 1.9
        height: width
        x: (flame.width - width) / 2
        y: -height * 0.70
        path: Shapes.flameCore
        color: BeamMeUpColours.sky.flameCore
        transform: Scale { origin.y: flame.width * 1.33; yScale: 0.6 + 3.2 * flame.power }
    }
}
