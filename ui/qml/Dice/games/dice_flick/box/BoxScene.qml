pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// The neon box of Dice Flick, seen from behind the plate that a person has chosen; positions are in die edges. Redrawn only when something changes.
Item {
    id: scene

    required property DiceFlickModel game
    property int hotPlace: -1
    property int hotPlate: -1
    property int hotTake: -1
    // Whether a hand still carries the die that will be flicked.
    property bool carried: false
    // How far the sling is drawn back, 0 to 1; at 0 there is no sling.
    property real pull: game.aim.shown ? Math.max(0.05, game.aim.power) : 0
    // The title on the far wall is hidden while something else is written there.
    property bool sign: game.table.phase !== "score"
    property real plateYaw: 0
    property real orbitYaw: 0
    property real orbitPitch: 0
    // Changing it slightly requests a frame: of the whole box, or only of what moves if play is split.
    property real nudge: 0

    readonly property bool orbiting: orbitYaw !== 0 || orbitPitch !== 0
    readonly property bool split: Quality.level === 0
    readonly property real dieSize: sight.edge * sight.focal / sight.distance
    // The position of the sling's handle.
    readonly property vector3d handle: sight.world(hand.handle.plus(Qt.vector3d(game.aim.slide, 41, 86)), 90 * game.aim.plate).times(1 / sight.edge)

    function project(place) { return sight.project(place) }
    function hollowAt(x, y) {
        const point = sight.meets(x, y, 9), column = Math.floor(point.x / 20 + 2.5), row = Math.floor(point.z / 20 + 2.5)
        return column >= 0 && column < 5 && row >= 0 && row < 5 ? 5 * row + column : -1
    }
    function plateAt(x, y) {
        const point = sight.meets(x, y, 35)
        for (let plate = 0; plate < 4; plate++) {
            const own = sight.world(point, -90 * plate), slide = plate === game.aim.plate ? game.aim.slide : 0
            if (Math.abs(own.x - slide) < 17 && Math.abs(own.z - 87.6) < 13) return plate
        }
        return -1
    }
    function orbit(yawBy, pitchBy) {
        home.stop()
        orbitYaw = Math.max(-40, Math.min(40, orbitYaw + yawBy))
        orbitPitch = Math.max(-14, Math.min(22, orbitPitch + pitchBy))
    }
    function resetOrbit() { home.restart() }
    // Turn the short way round to the plate that a person has chosen.
    function turn() {
        turning.stop()
        turning.to = plateYaw + ((90 * game.aim.facing - plateYaw) % 360 + 540) % 360 - 180
        turning.start()
        home.restart()
    }

    clip: true

    Component.onCompleted: {
        plateYaw = 90 * game.aim.facing
        turning.to = plateYaw
    }

    Connections {
        target: scene.game.aim
        function onDetailsChanged() { if ((90 * scene.game.aim.facing - turning.to) % 360 !== 0) scene.turn() }
    }
    NumberAnimation { id: turning; target: scene; property: "plateYaw"; duration: 2 * Theme.slow; easing.type: Easing.InOutCubic }
    ParallelAnimation {
        id: home
        NumberAnimation { target: scene; property: "orbitYaw"; to: 0; duration: Theme.slow; easing.type: Theme.easing }
        NumberAnimation { target: scene; property: "orbitPitch"; to: 0; duration: Theme.slow; easing.type: Theme.easing }
    }

    FlightCamera { id: camera; arena: scene.game.table.arena }
    BoxSight {
        id: sight
        width: scene.width
        height: scene.height
        yaw: scene.plateYaw + scene.orbitYaw + camera.yaw
        pitch: camera.pitch(61 + scene.orbitPitch)
        focus: camera.focus
        near: scene.split ? 0 : camera.near
        centred: camera.centred
    }
    BoxHand { id: hand; direction: scene.game.aim.direction; pull: scene.pull }
    BoxStill {
        anchors.fill: parent
        game: scene.game
        sight: sight
        plateYaw: scene.plateYaw
        hotPlace: scene.hotPlace
        hotPlate: scene.hotPlate
        hotTake: scene.hotTake
        carried: scene.carried
        pull: scene.pull
        sign: scene.sign
        split: scene.split
        nudge: scene.split ? 0 : scene.nudge
    }
    Loader {
        // Once created it stays, hidden, because quality may change again.
        active: scene.split || status === Loader.Ready
        visible: scene.split
        sourceComponent: BoxLive {
            game: scene.game
            sight: sight
            plateYaw: scene.plateYaw
            hotPlace: scene.hotPlace
            carried: scene.carried
            pull: scene.pull
            nudge: scene.nudge
        }
    }
}
