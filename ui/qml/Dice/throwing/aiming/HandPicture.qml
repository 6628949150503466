import QtQuick
import QtQuick.Shapes
import Dice

// A hand whose finger points at the middle of a ring.
Rectangle {
    id: picture

    required property color light

    readonly property real grid: 24

    width: Theme.s32
    height: width
    radius: width / 2
    color: Theme.alpha(light, 0.25)
    antialiasing: true
    border.width: Theme.rim
    border.color: light

    Shape {
        x: parent.width * 0.28
        y: parent.height * 0.34
        width: picture.grid
        height: picture.grid
        scale: Theme.iconLarge * 1.5 / picture.grid
        transformOrigin: Item.TopLeft
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            strokeColor: Theme.handInk
            strokeWidth: 1.4
            fillColor: Theme.white
            joinStyle: ShapePath.RoundJoin
            PathSvg { path: "M7 12.6 V4.2 C7 3.2 7.7 2.5 8.6 2.5 C9.5 2.5 10.2 3.2 10.2 4.2 V9.6 C10.2 8.8 10.9 8.2 11.7 8.2 C12.6 8.2 13.2 8.8 13.2 9.7 V10.3 C13.2 9.5 13.9 8.9 14.7 8.9 C15.6 8.9 16.2 9.5 16.2 10.4 V11.2 C16.2 10.4 16.8 9.9 17.6 9.9 C18.5 9.9 19.1 10.5 19.1 11.4 V15.6 C19.1 19.2 16.8 21.5 13.4 21.5 H12.6 C10.2 21.5 8.8 20.6 7.6 18.8 L4.3 13.9 C3.8 13.1 4 12.3 4.6 11.9 C5.2 11.5 6 11.6 6.4 12.1 Z" }
        }
    }
}
