import QtQuick
import QtQuick.Shapes
import Dice

// A filled shape from an SVG path on a grid of 24.
Item {
    id: glyph

    property string path
    property color color: Theme.white
    property color outline: Theme.clear
    property real outlineWidth: -1

    readonly property real grid: 24

    implicitWidth: grid
    implicitHeight: grid

    Shape {
        width: glyph.grid
        height: glyph.grid
        transformOrigin: Item.TopLeft
        scale: glyph.width / glyph.grid
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            fillColor: glyph.color
            strokeColor: glyph.outline
            strokeWidth: glyph.outlineWidth > 0 ? glyph.outlineWidth * glyph.grid / glyph.width : -1
            joinStyle: ShapePath.RoundJoin

            PathSvg { path: glyph.path }
        }
    }
}
