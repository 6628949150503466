pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Dice
import Dice.Models

// The aim from above, relative to the centre of the box: how far the hand may stray, the path of the die, and its landing.
Item {
    id: aim

    required property DiceFlickModel game
    property real edge: Theme.s32
    property color light: DiceFlickColours.desk.light.yellow

    readonly property var arc: game.aim.arc
    readonly property var widths: game.aim.arcWidths
    readonly property bool whole: game.aim.assist === "arc" && arc.length > 1
    readonly property bool straight: game.aim.assist === "direction" && arc.length > 1
    readonly property var landing: game.aim.landing
    // Nine in ten flicks stay within this many standard deviations.
    readonly property real sure: 2.15
    readonly property var dots: whole ? arc.filter((point, i) => i > 1 && i % 2 === 0) : []
    readonly property point start: arc.length > 1 ? at(0, 0) : Qt.point(0, 0)
    readonly property point ahead: arc.length > 1 ? far() : Qt.point(0, 0)

    // A point of the path, offset sideways by this many of its widths.
    function at(number, aside) {
        const here = arc[number], one = arc[Math.max(0, number - 1)], next = arc[Math.min(arc.length - 1, number + 1)]
        const length = Math.max(1e-6, Math.hypot(next.x - one.x, next.z - one.z))
        const off = aside * (widths[number] ?? 0) / length
        return Qt.point(edge * (here.x - (next.z - one.z) * off), edge * (here.z + (next.x - one.x) * off))
    }
    function cone() {
        const left = arc.map((point, i) => at(i, -sure)), right = arc.map((point, i) => at(i, sure))
        return left.concat(right.reverse())
    }
    function half(landing) { return sure * edge * (landing?.along ?? 0) }
    function ratio(landing) { return (landing?.across ?? 0) / Math.max(1e-6, landing?.along ?? 1) }
    // Straight across the whole box, so that it does not give away the power.
    function far() {
        const from = arc[0], to = arc[arc.length - 1]
        const length = Math.max(1e-6, Math.hypot(to.x - from.x, to.z - from.z))
        return Qt.point(edge * (from.x + 12 * (to.x - from.x) / length), edge * (from.z + 12 * (to.z - from.z) / length))
    }

    Shape {
        visible: aim.whole
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            strokeColor: Theme.alpha(aim.light, 0.55)
            strokeWidth: Theme.hairline
            fillColor: Theme.alpha(aim.light, 0.2)
            PathPolyline { path: aim.whole ? aim.cone() : [] }
        }
    }
    Shape {
        visible: aim.straight
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            strokeColor: aim.light
            strokeWidth: Theme.ring
            strokeStyle: ShapePath.DashLine
            dashPattern: [1.5, 2.5]
            fillColor: Theme.clear
            capStyle: ShapePath.RoundCap
            PathPolyline { path: aim.straight ? [aim.start, aim.ahead] : [] }
        }
    }
    Repeater {
        model: aim.dots.length

        Rectangle {
            required property int index
            readonly property vector3d point: aim.dots[index] ?? Qt.vector3d(0, 0, 0)
            readonly property real lift: 1 + 0.05 * point.y

            x: aim.edge * point.x - width / 2
            y: aim.edge * point.z - width / 2
            width: aim.edge * 0.2 * lift
            height: width
            radius: width / 2
            color: Qt.lighter(aim.light, 1.2)
            antialiasing: true
        }
    }
    Rectangle {
        x: aim.edge * (aim.landing?.x ?? 0) - width / 2
        y: aim.edge * (aim.landing?.z ?? 0) - height / 2
        width: 2 * aim.half(aim.landing)
        height: width
        visible: aim.whole && width > 0
        radius: width / 2
        color: Theme.alpha(aim.light, 0.12)
        antialiasing: true
        border.width: Theme.rim
        border.color: Theme.alpha(aim.light, 0.8)
        transform: [
            Scale { origin.x: aim.half(aim.landing); origin.y: aim.half(aim.landing); yScale: aim.ratio(aim.landing) },
            Rotation { origin.x: aim.half(aim.landing); origin.y: aim.half(aim.landing); angle: aim.landing?.turn ?? 0 }
        ]
    }
}
