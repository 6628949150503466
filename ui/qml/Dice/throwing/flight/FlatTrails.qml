pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Dice
import Dice.Models

// The trails of flying dice from above: where each of them has just been, fading away.
Item {
    id: trails

    required property ArenaModel arena
    // Converts a place of the arena to one on this item.
    required property var project
    required property var tints
    property real edge: Theme.s32
    property real strength: 0.6

    // Cached here: each access to a list property copies it from the model.
    readonly property var rows: arena.trails
    readonly property int most: 6
    readonly property real half: 0.42

    Repeater {
        model: trails.most

        Shape {
            id: trail

            required property int index
            readonly property var row: trails.rows[index] ?? null
            readonly property var points: row === null ? [] : row.places.map(place => trails.project(place))
            readonly property color tint: trails.tints[row?.colour ?? ""] ?? Theme.white

            // A ribbon from the die backwards: its left side, then its right one.
            function ribbon() {
                const last = points.length - 1, left = [], right = []
                for (let i = 0; i <= last; ++i) {
                    const next = points[Math.min(last, i + 1)], one = points[Math.max(0, i - 1)]
                    const length = Math.max(1e-6, Math.hypot(next.x - one.x, next.y - one.y)), off = trails.edge * trails.half * (1 - i / last) / length
                    left.push(Qt.point(points[i].x - (next.y - one.y) * off, points[i].y + (next.x - one.x) * off))
                    right.unshift(Qt.point(points[i].x + (next.y - one.y) * off, points[i].y - (next.x - one.x) * off))
                }
                return left.concat(right)
            }

            visible: row !== null
            preferredRendererType: Shape.CurveRenderer

            ShapePath {
                strokeWidth: -1
                fillGradient: LinearGradient {
                    x1: trail.points[0]?.x ?? 0
                    y1: trail.points[0]?.y ?? 0
                    x2: trail.points[trail.points.length - 1]?.x ?? 1
                    y2: trail.points[trail.points.length - 1]?.y ?? 1
                    GradientStop { position: 0; color: Theme.alpha(trail.tint, trails.strength) }
                    GradientStop { position: 1; color: Theme.alpha(trail.tint, 0) }
                }
                PathPolyline { path: trail.row === null ? [] : trail.ribbon() }
            }
        }
    }
}
