import QtQuick
import Dice
import Dice.Models

// Where the hand with the dice is on the screen, and what a point beside it means: a position at the entrance, a direction, a power.
QtObject {
    id: sling

    required property RollingDiceModel game
    property var view: null
    // How far back the handle goes, in pixels.
    property real reach: Theme.s48 * 2
    // How far back a hand pulls for full power: the farther, the finer. And where it is pulled from, relative to the hand.
    property real span: reach
    property point from: Qt.point(0, 0)

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
    readonly property real pull: Math.min(reach, dead + (span - dead) * game.aim.power)

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
    // From a point that need not be near the hand, in a window so wide and so high.
    function grasp(point, window, start) {
        const back = (ahead + 180) * Math.PI / 180, right = Math.sin(back), down = -Math.cos(back)
        const across = right > 0.01 ? (window.width - start.x) / right : right < -0.01 ? -start.x / right : Infinity
        const along = down > 0.01 ? (window.height - start.y) / down : down < -0.01 ? -start.y / down : Infinity
        from = holds(point) ? Qt.point(0, 0) : Qt.point(point.x - origin.x, point.y - origin.y)
        span = Math.max(reach, Math.min(Theme.pullSpan, across - Theme.s12, along - Theme.s12))
    }
    function letGo() {
        from = Qt.point(0, 0)
        span = Qt.binding(() => reach)
    }
    function isAway(point) { return Math.hypot(point.x - from.x - origin.x, point.y - from.y - origin.y) > dead * 1.5 }
    function moveTo(point) {
        const there = view?.planeAt(point.x, point.y) ?? null
        if (there !== null) game.aim.moveTo(10 * Math.max(-side, Math.min(side, there.x)))
    }
    // Dice pulled back fly the other way; dice pushed forward fly there.
    function follow(pointer) {
        const point = Qt.point(pointer.x - from.x, pointer.y - from.y), there = beside(point)
        if (there === null) return
        if (there.y < -1) {
            game.aim.turnTo(Math.atan2(there.x, -there.y) * 180 / Math.PI, Math.min(1, Math.hypot(there.x, there.y) / long))
            return
        }
        const way = Math.hypot(point.x - origin.x, point.y - origin.y)
        game.aim.turnTo(Math.atan2(-there.x, Math.max(0.1, there.y)) * 180 / Math.PI, Math.max(0, Math.min(1, (way - dead) / (span - dead))))
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
