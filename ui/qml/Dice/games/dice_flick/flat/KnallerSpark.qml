import QtQuick
import QtQuick.Shapes
import Dice

// The symbol of a Knaller: a firecracker with a burning fuse.
Item {
    id: spark

    property color tint: Theme.white

    readonly property real grid: 24

    height: width

    Shape {
        width: spark.grid
        height: spark.grid
        scale: spark.width / spark.grid
        transformOrigin: Item.TopLeft
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            strokeColor: Theme.clear
            fillColor: spark.tint
            PathSvg { path: "M5.2 11.4 L10.6 6 C11.2 5.4 12 5.4 12.6 6 L16 9.4 C16.6 10 16.6 10.8 16 11.4 L10.6 16.8 L5.2 11.4 Z M3.9 12.7 L9.3 18.1 L7.4 20 C6.8 20.6 6 20.6 5.4 20 L2 16.6 C1.4 16 1.4 15.2 2 14.6 Z" }
        }
        ShapePath {
            strokeColor: spark.tint
            strokeWidth: 1.7
            fillColor: Theme.clear
            capStyle: ShapePath.RoundCap
            PathSvg { path: "M14.6 7.4 C15.4 6 16 5.6 17.2 5.4 M18.8 1.6 V3.2 M22.4 5.2 H20.8 M21.3 2.7 L20.2 3.8 M21.3 7.8 L20.2 6.7 M16.3 2.7 L17.2 3.7" }
        }
    }
}
