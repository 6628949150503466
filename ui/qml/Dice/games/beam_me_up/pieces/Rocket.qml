pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Dice
import "shapes.js" as Shapes

// A rocket field: porcelain hull, coral fins and a flickering flame.
Item {
    id: rocket

    property real time: 0
    property real phase: 0

    readonly property real grid: 24
    readonly property real flicker: 0.5 + 0.5 * Math.sin(time * 11 + phase) * Math.sin(time * 7.3 + phase)

    component Plate: ShapePath {
        property alias outline: outline.path

        strokeColor: Theme.clear
        strokeWidth: -1

        PathSvg { id: outline }
    }

    Glow {
        x: (rocket.width - width) / 2
        y: rocket.height * 0.84 - height / 2
        width: rocket.width * 1.7
        height: width
        tint: BeamMeUpColours.sky.flameGlow
        opacity: 0.4 + 0.25 * rocket.flicker
    }
    Shape {
        width: rocket.grid
        height: rocket.grid
        transformOrigin: Item.TopLeft
        scale: rocket.width / rocket.grid
        preferredRendererType: Shape.CurveRenderer

        Plate { outline: Shapes.flame; fillColor: BeamMeUpColours.sky.flame }
        Plate { outline: Shapes.flameCore; fillColor: BeamMeUpColours.sky.flameCore }
        Plate { outline: Shapes.fins; fillColor: BeamMeUpColours.sky.fin }
        Plate {
            outline: Shapes.hull
            fillGradient: LinearGradient {
                x1: 7
                y1: 6
                x2: 17
                y2: 10

                GradientStop { position: 0; color: BeamMeUpColours.sky.hull }
                GradientStop { position: 0.55; color: BeamMeUpColours.sky.hullMid }
                GradientStop { position: 1; color: BeamMeUpColours.sky.hullDark }
            }
        }
        Plate { outline: Shapes.nose; fillColor: BeamMeUpColours.sky.fin }
        Plate { outline: Shapes.pane; fillColor: BeamMeUpColours.sky.pane; strokeColor: BeamMeUpColours.sky.paneEdge; strokeWidth: 0.9 }
    }
}
