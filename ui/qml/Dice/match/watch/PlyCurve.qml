pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Dice

// The chances of winning over a whole match, entry by entry, one line per seat.
Item {
    id: curve

    // Per seat, after every entry.
    property var chances: []
    property var seats: []

    Rectangle { anchors.fill: parent; radius: Theme.radiusSmall / 2; color: Theme.track }
    Repeater {
        model: curve.seats.length === curve.chances.length ? curve.chances : []

        Shape {
            id: line

            required property var modelData
            required property int index

            anchors.fill: parent
            preferredRendererType: Shape.CurveRenderer

            ShapePath {
                fillColor: Theme.clear
                strokeColor: Theme.seatInk(curve.seats[line.index])
                strokeWidth: 2 * Theme.hairline
                joinStyle: ShapePath.RoundJoin

                PathPolyline {
                    path: line.modelData.map((chance, ply) =>
                        Qt.point(ply / Math.max(1, line.modelData.length - 1) * curve.width, (1 - chance) * curve.height))
                }
            }
        }
    }
}
