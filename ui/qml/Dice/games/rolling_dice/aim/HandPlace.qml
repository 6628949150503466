import QtQuick
import Dice
import Dice.Models

// Where the hand with the dice is on the screen, and what a point beside it means: a position at the entrance, a direction, a power.
QtObject {
    id: sling

    required property RollingDiceModel game
    property var view: null
    // How far back the handle goes at full power, in pixels.
    property real reach: Theme.s48 * 2

    readonly property real dead: Theme.s12
    // In front of the entrance, in die edges from the centre of the box.
    readonly property real row: 22.6
    readonly property real side: 11.1
    readonly property real entrance: 19.6
    // A push this far ahead of the hand has full power.
    readonly property real long: 42
    readonly property real grip: 3.4
    readonly property real x: game.aim.fan.x ?? 0
    readonly property point origin: at(0, 0)
    // The length of a die edge on the screen there.
    readonly property real step: Math.max(1, Math.hypot(at(1, 0).x - origin.x, at(1, 0).y - origin.y))
    // The directions on the screen of straight ahead and of the throw, clockwise from up.
    readonly property real ahead: angle(at(0, -3))
    readonly property real lean: angle(at(3 * Math.sin(turn), -3 * Math.cos(turn)))
    readonly property real turn: game.aim.direction * Math.PI / 180
    readonly property real pull: dead + (reach - dead) * game.aim.power

    function at(right, near) { return view?.project(Qt.vector3d(x + right, 0.5, row + near)) ?? Qt.point(0, 0) }
    function angle(point) { return Math.atan2(point.x - origin.x, origin.y - point.y) * 180 / Math.PI }
    // The same point on an endless floe: to the right of the hand, and towards the player.
    function beside(point) {
        const own = view?.planeAt(origin.x, origin.y) ?? null, there = view?.planeAt(point.x, point.y) ?? null
        return own && there ? Qt.point(there.x - own.x, there.y - own.y) : null
    }
    function holds(point) {
        const there = beside(point)
        return there !== null && Math.abs(there.x) < grip && there.y > -grip
    }
    // At the entrance, but not on the hand.
    function passes(point) {
        const there = view?.planeAt(point.x, point.y) ?? null
        return there !== null && there.y > entrance && Math.abs(there.x) < side + 2
    }
    function isAway(point) { return Math.hypot(point.x - origin.x, point.y - origin.y) > dead * 1.5 }
    function moveTo(point) {
        const there = view?.planeAt(point.x, point.y) ?? null
        if (there !== null) game.aim.moveTo(10 * Math.max(-side, Math.min(side, there.x)))
    }
    // Dice pulled back fly the other way; dice pushed forward fly there.
    function follow(point) {
        const there = beside(point)
        if (there === null) return
        if (there.y < -1) {
            game.aim.turnTo(Math.atan2(there.x, -there.y) * 180 / Math.PI, Math.min(1, Math.hypot(there.x, there.y) / long))
            return
        }
        const way = Math.hypot(point.x - origin.x, point.y - origin.y)
        game.aim.turnTo(Math.atan2(-there.x, Math.max(0.1, there.y)) * 180 / Math.PI, Math.max(0, Math.min(1, (way - dead) / (reach - dead))))
    }
    // So that half of all dice would stop short of this point of the floe.
    function aimAtPlace(place) {
        const right = place.x - x, near = row - place.y, far = Math.hypot(right, near), degrees = Math.atan2(right, near) * 180 / Math.PI
        let soft = 0, hard = 1
        for (let i = 0; i < 7; ++i) {
            const power = (soft + hard) / 2
            game.aim.turnTo(degrees, power)
            if ((game.aim.fan.middle ?? far) < far) soft = power
            else hard = power
        }
    }
}
