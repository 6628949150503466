import QtQuick
import QtQuick.Shapes
import Dice

// The pattern under the pips that tells a die's colour without colour vision, as on the dice in 3D.
Item {
    id: pattern

    property int colour: 0

    readonly property real grid: 24
    readonly property var paths: [
        "M3 5 H21 M3 8.5 H21 M3 12 H21 M3 15.5 H21 M3 19 H21",
        "M3.5 3.5 H20.5 V20.5 H3.5 Z M9.5 9.5 H14.5 V14.5 H9.5 Z",
        "M3 6.5 H21 M3 12 H21 M3 17.5 H21 M6.5 3 V21 M12 3 V21 M17.5 3 V21",
        "M3 11 L11 3 M3 5 L5 3 M13 3 L21 11 M19 3 L21 5 M3 13 L11 21 M3 19 L5 21 M21 13 L13 21 M21 19 L19 21",
        "M12 3 A9 9 0 1 1 11.99 3 M12 7 A5 5 0 1 1 11.99 7",
        "M4.5 4.5 L19.5 19.5 M19.5 4.5 L4.5 19.5"
    ]

    Shape {
        width: pattern.grid
        height: pattern.grid
        transformOrigin: Item.TopLeft
        scale: pattern.width / pattern.grid
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            strokeColor: Theme.alpha(RollingDiceColours.box.eye, 0.55)
            strokeWidth: pattern.colour === 5 ? 3 : 1.5
            fillColor: Theme.clear
            PathSvg { path: pattern.paths[pattern.colour] ?? "" }
        }
    }
}
