import QtQuick

// The track of the seals around the rim, 50 spaces a lap, in millimetres: the position and heading at each step.
QtObject {
    id: track

    readonly property int lap: 50
    readonly property real width: 153.5
    readonly property real length: 216
    readonly property real out: 9.5
    readonly property real top: 30.1

    // The centre of a space.
    function space(number) {
        const n = ((number % lap) + lap) % lap
        if (n < 18) return Qt.vector3d(-width - out, top, length - (n + 0.5) * 24)
        if (n < 32) return Qt.vector3d(-width + (n - 17.5) * 2 * width / 14, top, -length - out)
        return Qt.vector3d(width + out, top, -length + (n - 31.5) * 24)
    }
    // A seal hops from space to space; it stays on the rim around corners and leaps over the entrance.
    function at(step) {
        const from = Math.floor(step), share = step - from
        if (share === 0) return space(from)
        const one = space(from), other = space(from + 1), n = ((from % lap) + lap) % lap
        const bend = n === 17 ? Qt.vector3d(-width - out, top, -length - out) : n === 31 ? Qt.vector3d(width + out, top, -length - out) : one.plus(other).times(0.5)
        const way = one.times((1 - share) * (1 - share)).plus(bend.times(2 * share * (1 - share))).plus(other.times(share * share))
        return way.plus(Qt.vector3d(0, (n === lap - 1 ? 60 : 4) * Math.sin(Math.PI * share), 0))
    }
    // A resting seal faces the floe, a walking one looks ahead; in degrees, where 0 is away from the entrance.
    function heading(step, walking) {
        const n = ((Math.floor(step) % lap) + lap) % lap
        if (n < 18) return walking ? (n === 17 && step > Math.floor(step) ? -45 : 0) : -122
        if (n < 32) return walking ? -90 : -158
        return walking ? -180 : -234
    }
}
