import QtQuick
import QtQuick.Shapes
import Dice
import "icons.js" as Icons

// A line icon by name; `solid` fills it.
Item {
    id: icon

    property string name
    property color color: Theme.ink
    property real size: Theme.icon
    property real weight: 1.75
    property bool solid: false

    readonly property real grid: 24

    implicitWidth: size
    implicitHeight: size

    Shape {
        width: icon.grid
        height: icon.grid
        scale: icon.size / icon.grid
        transformOrigin: Item.TopLeft
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            strokeColor: icon.color
            strokeWidth: icon.weight * Theme.icon / Math.max(Theme.iconSmall, Math.min(icon.size, Theme.iconLarge))
            fillColor: icon.solid ? icon.color : Theme.clear
            capStyle: ShapePath.RoundCap
            joinStyle: ShapePath.RoundJoin

            PathSvg { path: Icons.paths[icon.name] ?? "" }
        }
    }
}
