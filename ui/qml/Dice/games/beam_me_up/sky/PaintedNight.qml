pragma ComponentBehavior: Bound
import QtQuick
import Dice

// The background of a board without shaders: gradients and a painted skyline.
Item {
    id: night

    property real panX: 0
    property real yLine: height * 0.4
    property real yGround: height * 0.85
    property real yBase: height * 0.93
    property real radius: Theme.radius
    property real unit: 1

    function chance(n) { return Math.abs(Math.sin(n * 127.1 + 311.7) * 43758.5453) % 1 }

    Rectangle {
        width: night.width
        height: night.yLine + radius
        radius: night.radius
        gradient: Gradient {
            GradientStop { position: 0; color: BeamMeUpColours.sky.space[0] }
            GradientStop { position: 1; color: BeamMeUpColours.sky.space[1] }
        }
    }
    Rectangle {
        y: night.yLine
        width: night.width
        height: night.yBase - night.yLine
        gradient: Gradient {
            GradientStop { position: 0; color: BeamMeUpColours.sky.air[0] }
            GradientStop { position: 0.3; color: BeamMeUpColours.sky.air[1] }
            GradientStop { position: 0.7; color: BeamMeUpColours.sky.air[2] }
            GradientStop { position: 0.9; color: BeamMeUpColours.sky.air[3] }
            GradientStop { position: 1; color: BeamMeUpColours.sky.air[4] }
        }
    }
    Rectangle {
        y: night.yBase - night.radius
        width: night.width
        height: night.height - y
        radius: night.radius
        color: BeamMeUpColours.sky.space[1]
    }
    Canvas {
        anchors.fill: parent
        onWidthChanged: requestPaint()
        onHeightChanged: requestPaint()
        onPaint: {
            const pen = getContext("2d")
            pen.reset()
            pen.fillStyle = Theme.white
            for (let i = 0; i < width * night.yLine / 700; i++) {
                pen.globalAlpha = 0.2 + 0.7 * night.chance(i + 0.3)
                const dot = (0.6 + night.chance(i + 0.7)) * night.unit
                pen.fillRect(night.chance(i) * width, night.chance(i + 0.5) * night.yLine, dot, dot)
            }
            const tall = night.yBase - night.yGround
            const wide = 24 * night.unit
            for (let house = Math.floor(night.panX / wide); house * wide < night.panX + width; house++) {
                const left = Math.max(0, house * wide - night.panX)
                const right = Math.min(width, (house + 1) * wide - night.panX)
                const roof = tall * (0.25 + 0.6 * night.chance(house))
                pen.globalAlpha = 1
                pen.fillStyle = BeamMeUpColours.sky.houses
                pen.fillRect(left, night.yBase - roof, right - left, roof)
                pen.fillStyle = BeamMeUpColours.sky.window
                const cell = 5 * night.unit
                for (let k = 0; k < 24; k++) {
                    if (night.chance(house * 31 + k) < 0.6) continue
                    const x = house * wide - night.panX + cell * (0.6 + k % 4)
                    const y = night.yBase - roof + cell * (0.8 + Math.floor(k / 4))
                    if (x > 0 && x < width && y < night.yBase - cell) pen.fillRect(x, y, cell * 0.5, cell * 0.5)
                }
            }
        }
    }
}
