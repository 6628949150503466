import QtQuick
import Dice
import Dice.Models
import "../flat/geometry.js" as Geometry

// Where the active plate is on the screen, and what a point beside it means: a direction and a power.
QtObject {
    id: spot

    required property DiceFlickModel game
    property var view: null
    // How far back the handle goes, in pixels.
    property real reach: Theme.s48 * 2
    // How far back a hand pulls for full power: the farther, the finer. And where it is pulled from, relative to the die.
    property real span: reach
    property point from: Qt.point(0, 0)

    readonly property real dead: Theme.s12
    readonly property point origin: at(0, 0)
    // The length of a die edge on the screen there: across, and towards the player.
    readonly property real step: Math.max(1, Math.hypot(at(1, 0).x - origin.x, at(1, 0).y - origin.y))
    readonly property real back: Math.max(1, Math.hypot(at(0, 1).x - origin.x, at(0, 1).y - origin.y))
    readonly property real pull: Math.min(reach, dead + (span - dead) * game.aim.power)
    // Same formula as the 3D sling, so that its handle stays under the pointer.
    readonly property real solidPull: (pull / back * 12 - 9) / 17

    // The centre of a die on the plate, offset by this many edges to the right and towards the player.
    function at(right, near) {
        const place = Geometry.turned(game.aim.plate, game.aim.slide / 12 + right, Geometry.plate + near)
        return view?.project(Qt.vector3d(place.x, Geometry.plateTop, place.z)) ?? Qt.point(0, 0)
    }
    // A drag near the plate or below it pulls; anywhere else it looks around.
    function holds(point) { return Math.abs(point.x - origin.x) < 4.5 * step && point.y > origin.y - 1.4 * step }
    // With so much room behind, from a point that need not be near the plate.
    function grasp(point, room) {
        from = holds(point) ? Qt.point(0, 0) : Qt.point(point.x - origin.x, point.y - origin.y)
        span = Math.max(reach, Math.min(Theme.pullSpan, room))
    }
    function letGo() {
        from = Qt.point(0, 0)
        span = Qt.binding(() => reach)
    }
    function isAway(point) { return Math.hypot(point.x - from.x - origin.x, point.y - from.y - origin.y) > dead * 1.5 }
    function follow(point) {
        const x = point.x - from.x - origin.x, y = Math.max(1, point.y - from.y - origin.y)
        game.aim.turnTo(Math.atan2(-x, y) * 180 / Math.PI, Math.max(0, Math.min(1, (Math.hypot(x, y) - dead) / (span - dead))))
    }
}
