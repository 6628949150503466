pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Dice

// The aim of a throw from above: a fan, darkest where dice come to rest, and an arrow whose length is the power. Its origin is the hand; up is ahead.
Item {
    id: fan

    required property var game
    property real mm: 1

    readonly property var way: game.aim.fan
    readonly property bool whole: game.aim.assist === "arc"
    readonly property bool guided: game.aim.assist !== "none"
    readonly property int colour: Math.max(0, Number(game.aim.colour))
    readonly property color tint: Theme.dark ? Theme.seatGlow(colour) : Theme.seatFill(colour)
    readonly property real spread: Math.max(1, way.spread ?? 0)
    readonly property real near: (10 * (way.near ?? 0) + 10) * mm
    readonly property real centre: (10 * (way.middle ?? 0) + 10) * mm
    readonly property real far: (10 * (way.far ?? 0) + 10) * mm
    readonly property real reach: far + 20 * mm
    readonly property real length: (70 + 120 * (game.aim.power ?? 0)) * mm

    function share(radius) { return Math.max(0.02, Math.min(0.98, radius / reach)) }
    // A point this far ahead, and this many spreads aside.
    function at(radius, side) {
        const angle = side * spread * Math.PI / 180
        return Qt.point(radius * Math.cos(angle), radius * Math.sin(angle))
    }

    component Band: ShapePath {
        id: band

        property real radius: 1
        property real weight: 1

        strokeColor: Theme.alpha(fan.tint, weight)
        strokeWidth: Theme.rim
        fillColor: Theme.clear
        startX: fan.at(radius, -1).x
        startY: fan.at(radius, -1).y
        PathArc { x: fan.at(band.radius, 1).x; y: fan.at(band.radius, 1).y; radiusX: band.radius; radiusY: band.radius }
    }

    Item {
        rotation: (fan.way.direction ?? 0) - 90
        visible: fan.guided

        Shape {
            visible: fan.whole
            preferredRendererType: Shape.CurveRenderer

            ShapePath {
                strokeWidth: Theme.rim
                strokeColor: Theme.alpha(fan.tint, 0.55)
                fillGradient: RadialGradient {
                    centerRadius: fan.reach
                    GradientStop { position: 0; color: Theme.alpha(fan.tint, 0.06) }
                    GradientStop { position: fan.share(fan.near); color: Theme.alpha(fan.tint, 0.24) }
                    GradientStop { position: fan.share(fan.centre); color: Theme.alpha(fan.tint, 0.46) }
                    GradientStop { position: fan.share(fan.far); color: Theme.alpha(fan.tint, 0.2) }
                    GradientStop { position: 1; color: Theme.alpha(fan.tint, 0) }
                }
                PathLine { x: fan.at(fan.reach, -1).x; y: fan.at(fan.reach, -1).y }
                PathArc { x: fan.at(fan.reach, 1).x; y: fan.at(fan.reach, 1).y; radiusX: fan.reach; radiusY: fan.reach }
                PathLine { x: 0; y: 0 }
            }
            Band { radius: fan.near; weight: 0.5 }
            Band { radius: fan.centre }
            Band { radius: fan.far; weight: 0.5 }
        }
        Shape {
            visible: !fan.whole
            preferredRendererType: Shape.CurveRenderer

            ShapePath {
                strokeColor: fan.tint
                strokeWidth: Theme.ring
                strokeStyle: ShapePath.DashLine
                dashPattern: [1.5, 2.5]
                fillColor: Theme.clear
                capStyle: ShapePath.RoundCap
                startX: fan.length + 10 * fan.mm
                PathLine { x: Math.max(fan.length + 11 * fan.mm, 400 * fan.mm); y: 0 }
            }
        }
        Shape {
            preferredRendererType: Shape.CurveRenderer

            ShapePath {
                strokeColor: RollingDiceColours.scene.contrast
                strokeWidth: 1.6 * fan.mm
                joinStyle: ShapePath.RoundJoin
                fillColor: fan.tint
                startX: 18 * fan.mm
                startY: -1.6 * fan.mm
                PathLine { x: fan.length - 24 * fan.mm; y: -4.6 * fan.mm }
                PathLine { x: fan.length - 24 * fan.mm; y: -13 * fan.mm }
                PathLine { x: fan.length; y: 0 }
                PathLine { x: fan.length - 24 * fan.mm; y: 13 * fan.mm }
                PathLine { x: fan.length - 24 * fan.mm; y: 4.6 * fan.mm }
                PathLine { x: 18 * fan.mm; y: 1.6 * fan.mm }
                PathLine { x: 18 * fan.mm; y: -1.6 * fan.mm }
            }
        }
    }
}
