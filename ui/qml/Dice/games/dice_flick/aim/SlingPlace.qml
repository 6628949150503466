import QtQuick
import Dice
import Dice.Models
import "../flat/geometry.js" as Geometry

// Where the plate in use is on the screen, and what a point beside it means: a direction and a power.
QtObject {
    id: spot

    required property DiceFlickModel game
    property var view: null
    // How far the handle goes back for full power, in pixels.
    property real reach: Theme.s48 * 2

    readonly property real dead: Theme.s12
    readonly property point origin: at(0, 0)
    // How long the edge of a die is on the screen there: across, and towards the player.
    readonly property real step: Math.max(1, Math.abs(at(1, 0).x - origin.x))
    readonly property real back: Math.max(1, Math.hypot(at(0, 1).x - origin.x, at(0, 1).y - origin.y))
    readonly property real pull: dead + (reach - dead) * game.power
    // The same as the sling in 3D counts it, so that its handle stays below the pointer.
    readonly property real solidPull: (pull / back * 12 - 9) / 17

    // The middle of a die on the plate, moved by so many edges to the right and towards the player.
    function at(right, near) {
        const place = Geometry.turned(game.plate, game.slide / 12 + right, Geometry.plate + near)
        return view?.project(Qt.vector3d(place.x, Geometry.plateTop, place.z)) ?? Qt.point(0, 0)
    }
    // Near the plate, and everywhere below it, one pulls; elsewhere one looks round.
    function holds(point) { return Math.abs(point.x - origin.x) < 4.5 * step && point.y > origin.y - 1.4 * step }
    function isAway(point) { return Math.hypot(point.x - origin.x, point.y - origin.y) > dead * 1.5 }
    function follow(point) {
        const x = point.x - origin.x, y = Math.max(1, point.y - origin.y)
        game.aimAt(Math.atan2(-x, y) * 180 / Math.PI, Math.max(0, Math.min(1, (Math.hypot(x, y) - dead) / (reach - dead))))
    }
}
