pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Dice

// The chances of winning over the match so far, one line per seat.
Item {
    id: curve

    required property var seats
    property var history: []

    readonly property int most: 48
    readonly property var shown: thin(history)
    readonly property real high: Math.min(1, Math.max(0.1, ...shown.map(ply => Math.max(...ply))) + 0.04)
    readonly property real low: Math.max(0, Math.min(1, ...shown.map(ply => Math.min(...ply))) - 0.04)

    // At most `most` plies, evenly sampled, always including the last.
    function thin(plies) {
        const step = Math.max(1, Math.ceil(plies.length / most))
        return plies.filter((ply, i) => (plies.length - 1 - i) % step === 0)
    }
    function line(seat) {
        const last = Math.max(1, shown.length - 1)
        return shown.map((ply, i) => Qt.point(i / last * (width - Theme.s8),
            height * (high - (ply[seat] ?? 0)) / Math.max(0.01, high - low)))
    }

    Repeater {
        model: 3

        Rectangle {
            required property int index

            y: Math.round((curve.height - height) * index / 2)
            width: curve.width
            height: Theme.hairline
            color: Theme.line
            opacity: index === 2 ? 1 : 0.6
        }
    }
    Repeater {
        model: curve.seats

        Item {
            id: trace

            required property int index
            required property int seat
            readonly property var points: curve.line(index)
            readonly property point end: points.length ? points[points.length - 1] : Qt.point(0, 0)

            anchors.fill: parent

            Shape {
                anchors.fill: parent
                preferredRendererType: Shape.CurveRenderer

                ShapePath {
                    fillColor: Theme.clear
                    strokeColor: Theme.seatInk(trace.seat)
                    strokeWidth: 2 * Theme.hairline
                    joinStyle: ShapePath.RoundJoin
                    capStyle: ShapePath.RoundCap

                    PathPolyline { path: trace.points }
                }
            }
            Rectangle {
                x: trace.end.x - width / 2
                y: trace.end.y - height / 2
                width: Theme.s8
                height: width
                radius: width / 2
                color: Theme.seatInk(trace.seat)
                antialiasing: true
                border.width: Theme.rim
                border.color: Theme.paper
            }
        }
    }
}
