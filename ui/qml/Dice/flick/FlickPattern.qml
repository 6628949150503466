pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Dice

// What tells a die's colour without colour, round its pips: lines for blue, a frame for yellow, corners for green, nothing for white.
Item {
    id: pattern

    property string colour
    property color ink: Theme.white

    readonly property real grid: 24
    readonly property var paths: ({
        blue: "M2.6 12 H4.6 M19.4 12 H21.4 M12 2.6 V4.6 M12 19.4 V21.4 M2.6 8.6 H3.8 M20.2 8.6 H21.4 M2.6 15.4 H3.8 M20.2 15.4 H21.4",
        yellow: "M5.2 2.4 H18.8 C20.4 2.4 21.6 3.6 21.6 5.2 V18.8 C21.6 20.4 20.4 21.6 18.8 21.6 H5.2 C3.6 21.6 2.4 20.4 2.4 18.8 V5.2 C2.4 3.6 3.6 2.4 5.2 2.4 Z",
        green: "M2.6 6.4 L6.4 2.6 M17.6 2.6 L21.4 6.4 M2.6 17.6 L6.4 21.4 M17.6 21.4 L21.4 17.6"
    })

    Shape {
        width: pattern.grid
        height: pattern.grid
        scale: pattern.width / pattern.grid
        transformOrigin: Item.TopLeft
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            strokeColor: pattern.ink
            strokeWidth: 1.5
            fillColor: Theme.clear
            capStyle: ShapePath.RoundCap
            PathSvg { path: pattern.paths[pattern.colour] ?? "" }
        }
    }
}
