pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Dice

// The slingshot from above, upright on the screen and centred on itself: two posts, the band, and the handle to pull.
Item {
    id: sling

    required property color light
    property real edge: Theme.s32
    property real direction: 0
    // The distance between the handle and the die, in pixels.
    property real way: edge
    property bool held: false

    readonly property real lean: direction * Math.PI / 180
    readonly property point handle: Qt.point(-way * Math.sin(lean), way * Math.cos(lean))
    readonly property real post: edge * 0.95

    Shape {
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            strokeColor: Qt.lighter(sling.light, 1.15)
            strokeWidth: sling.edge * 0.11
            fillColor: Theme.clear
            capStyle: ShapePath.RoundCap
            joinStyle: ShapePath.RoundJoin
            PathPolyline { path: [Qt.point(-sling.post, -0.42 * sling.edge), sling.handle, Qt.point(sling.post, -0.42 * sling.edge)] }
        }
    }
    Repeater {
        model: 2

        Rectangle {
            required property int index

            x: (index ? 1 : -1) * sling.post - width / 2
            y: -0.42 * sling.edge - height / 2
            width: sling.edge * 0.3
            height: width
            radius: width / 2
            color: Qt.lighter(sling.light, 1.3)
            antialiasing: true
        }
    }
    Repeater {
        model: 3

        Rectangle {
            required property int index

            x: sling.handle.x - width / 2
            y: sling.handle.y - height / 2
            width: sling.edge * [1.25, 0.9, 0.52][index] * (sling.held ? 1.12 : 1)
            height: width
            radius: width / 2
            color: index === 2 ? Qt.lighter(sling.light, 1.5) : Theme.alpha(sling.light, [0.16, 0.3][index])
            antialiasing: true
        }
    }
}
