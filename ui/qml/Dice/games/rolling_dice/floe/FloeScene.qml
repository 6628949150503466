pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// The arctic box of Rolling Dice, seen from behind its entrance; positions are in die edges. Redrawn only when something changes.
Item {
    id: scene

    required property var game
    // The clock of the water; it stands still at low quality.
    property real clock: 0
    property string hotDie
    property int hotStep: -1
    property real orbitYaw: 0
    property real orbitPitch: 0
    // Changing it slightly requests a frame: of the whole box, or only of what moves if play is split.
    property real nudge: 0
    property real below: 0

    // Emitted when a seal reaches the next space.
    signal stepped()

    readonly property bool orbiting: orbitYaw !== 0 || orbitPitch !== 0
    readonly property bool split: Quality.level === 0
    readonly property real water: Quality.livelySky ? clock : 0
    // The period of the pulse of counted dice, in seconds.
    readonly property real beat: Quality.livelySky ? 0.5 - 0.5 * Math.cos(clock * 4.2) : 0.6
    readonly property var step: game.counting.shown ? game.counting.steps[hotStep] ?? null : null
    readonly property bool walking: walk.walker >= 0
    // The length of a die edge in pixels, at the centre of the floe.
    readonly property real dieSize: sight.sizeAt(Qt.vector3d(0, 0, 0))

    function project(place) { return sight.project(place) }
    // The position on the floe under a point, in die edges.
    function floeAt(x, y) {
        const point = sight.meets(x, y, 0)
        if (point === null || Math.abs(point.x) > 131.5 || point.z < -194 || point.z > 216) return null
        return Qt.point(point.x / sight.edge, point.z / sight.edge)
    }
    // The same on an endless floe, for gestures that leave it.
    function planeAt(x, y) {
        const point = sight.meets(x, y, 0)
        return point === null ? null : Qt.point(point.x / sight.edge, point.z / sight.edge)
    }
    function sizeAt(place) { return sight.sizeAt(place) }
    // The position above a seal's head, and the position of a block.
    function sealAt(row) { return sight.project(track.at(walk.steps[row] ?? 0).plus(Qt.vector3d(0, 24, 0)).times(1 / sight.edge)) }
    function blockAt(number) { return sight.project(Qt.vector3d(-203.5, 14, 163 - 39 * number).times(1 / sight.edge)) }
    // Where a die is drawn on the screen, the value of a net or a hole, and the die on a block.
    function dieRect(place, room) { return around(Qt.vector3d(place.x, place.y - 0.5, place.z), Math.min(sight.grownAt(place), room)) }
    function blockRect(number) { return around(Qt.vector3d(-20.35, 0.57, 16.3 - 3.9 * number), 1) }
    function around(foot, times) {
        const size = times * sight.sizeAt(foot), spot = sight.project(foot.plus(Qt.vector3d(0, times / 2, 0)))
        return Qt.rect(spot.x - 0.7 * size, spot.y - 0.75 * size, 1.4 * size, 1.5 * size)
    }
    function valueRect(field) {
        const place = Qt.vector3d(field.x, 0, field.z), spot = sight.project(place), wide = field.radius * sight.sizeAt(place)
        return Qt.rect(spot.x - 0.6 * wide, spot.y - 0.42 * wide * sight.up, 1.2 * wide, 0.84 * wide * sight.up)
    }
    function orbit(yawBy, pitchBy) {
        home.stop()
        orbitYaw = Math.max(-30, Math.min(30, orbitYaw + yawBy))
        orbitPitch = Math.max(-8, Math.min(40, orbitPitch + pitchBy))
    }
    function resetOrbit() { home.restart() }

    clip: true

    ParallelAnimation {
        id: home
        NumberAnimation { target: scene; property: "orbitYaw"; to: 0; duration: Theme.slow; easing.type: Theme.easing }
        NumberAnimation { target: scene; property: "orbitPitch"; to: 0; duration: Theme.slow; easing.type: Theme.easing }
    }

    SealTrack { id: track }
    FlightCamera { id: camera; arena: scene.game.table.arena as ArenaModel; little: 0.2 }
    FloeSight {
        id: sight
        width: scene.width
        height: scene.height
        yaw: scene.orbitYaw + camera.yaw
        tilt: scene.orbitPitch
        camera: camera
        focus: camera.focus
        near: scene.split ? 0 : camera.near
        centred: camera.centred
        below: scene.below
    }
    SealWalk { id: walk; seals: scene.game.table.seals; haste: Theme.unhurried ? 1 : scene.game.counting.haste; onStepped: scene.stepped() }
    FloeStill {
        anchors.fill: parent
        game: scene.game
        sight: sight
        walk: walk
        clock: scene.water
        beat: scene.beat
        hotDie: scene.hotDie
        step: scene.step
        split: scene.split
        nudge: scene.split ? 0 : scene.nudge
    }
    Loader {
        // Once created it stays, hidden, because quality may change again.
        active: scene.split || status === Loader.Ready
        visible: scene.split
        sourceComponent: FloeLive {
            game: scene.game
            sight: sight
            walk: walk
            hotDie: scene.hotDie
            nudge: scene.nudge
        }
    }
}
