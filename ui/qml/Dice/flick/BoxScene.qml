pragma ComponentBehavior: Bound
import QtQuick
import QtQuick3D
import Dice
import Dice.Models

// The neon box of Dice Flick, seen from behind the chosen plate. Millimetres inside, die edges outside; drawn again only when something changes.
View3D {
    id: scene

    required property DiceFlickModel flick
    property int hotPlace: -1
    property int hotPlate: -1
    property int hotTake: -1
    // How far the sling is drawn back, 0 to 1; nothing is drawn back at 0.
    property real pull: flick.aimShown ? Math.max(0.05, flick.power) : 0
    // The name on the wall makes room for what others write there.
    property bool sign: flick.phase !== "score"
    property real plateYaw: 0
    property real orbitYaw: 0
    property real orbitPitch: 0
    // Moves the key light a little, so that a frame is drawn.
    property real nudge: 0

    readonly property real yaw: plateYaw + orbitYaw
    readonly property real pitch: 61 + orbitPitch
    readonly property bool orbiting: orbitYaw !== 0 || orbitPitch !== 0
    readonly property real edge: 12
    readonly property real lens: 23
    readonly property vector3d look: Qt.vector3d(0, 3, 11)
    // The whole box fits, over its corners, too.
    readonly property real distance: 516 * Math.max(1, 1.04 * height / Math.max(1, width)) * (1 + 0.16 * Math.pow(Math.sin(2 * yaw * Math.PI / 180), 2))
    readonly property real dieSize: edge * focal / distance
    readonly property real focal: height / 2 / Math.tan(lens * Math.PI / 360)
    // Where the handle of the sling is.
    readonly property vector3d handle: world(aim.handle.plus(Qt.vector3d(flick.slide, 41, 86)), 90 * flick.plate)

    function radians(degrees) { return degrees * Math.PI / 180 }
    // From millimetres in front of a side that is so many degrees round the box, to die edges.
    function world(place, degrees) {
        const s = Math.sin(radians(degrees)), c = Math.cos(radians(degrees))
        return Qt.vector3d(place.x * c + place.z * s, place.y, place.z * c - place.x * s).times(1 / edge)
    }
    // A point of the box, in die edges, on the item.
    function project(place) {
        const s = Math.sin(radians(yaw)), c = Math.cos(radians(yaw)), up = Math.sin(radians(pitch)), back = Math.cos(radians(pitch))
        const x = (place.x * c - place.z * s) * edge - look.x
        const y = place.y * edge - look.y - distance * up
        const z = (place.x * s + place.z * c) * edge - look.z - distance * back
        const away = -y * up - z * back
        return Qt.point(width / 2 + focal * x / away, height / 2 - focal * (y * back - z * up) / away)
    }
    // Where the sight through a point of the item meets a level (all millimetres), as seen from the south.
    function meets(x, y, level) {
        const up = Math.sin(radians(pitch)), back = Math.cos(radians(pitch))
        const across = (x - width / 2) / focal, high = (height / 2 - y) / focal
        const down = up - high * back
        const far = down > 0 ? (look.y + distance * up - level) / down : 0
        const front = look.z + distance * back - far * (back + high * up), s = Math.sin(radians(yaw)), c = Math.cos(radians(yaw))
        const aside = look.x + far * across
        return Qt.vector3d(aside * c + front * s, level, front * c - aside * s)
    }
    function hollowAt(x, y) {
        const point = meets(x, y, 9), column = Math.floor(point.x / 20 + 2.5), row = Math.floor(point.z / 20 + 2.5)
        return column >= 0 && column < 5 && row >= 0 && row < 5 ? 5 * row + column : -1
    }
    function plateAt(x, y) {
        const point = meets(x, y, 35)
        for (let plate = 0; plate < 4; plate++) {
            const s = Math.sin(radians(90 * plate)), c = Math.cos(radians(90 * plate))
            const slide = plate === flick.plate ? flick.slide : 0
            if (Math.abs(point.x * c - point.z * s - slide) < 17 && Math.abs(point.x * s + point.z * c - 87.6) < 13) return plate
        }
        return -1
    }
    function orbit(yawBy, pitchBy) {
        home.stop()
        orbitYaw = Math.max(-40, Math.min(40, orbitYaw + yawBy))
        orbitPitch = Math.max(-14, Math.min(22, orbitPitch + pitchBy))
    }
    function resetOrbit() { home.restart() }
    function turn() {
        const shortest = ((90 * flick.plate - plateYaw) % 360 + 540) % 360 - 180
        turning.stop()
        turning.to = plateYaw + shortest
        turning.restart()
        home.restart()
    }

    camera: eye
    environment: Quality.level > 1 ? rich : plain

    Component.onCompleted: plateYaw = 90 * flick.plate

    Connections {
        target: scene.flick
        function onAimChanged() { if (Math.round(turning.to) % 360 !== 90 * scene.flick.plate) scene.turn() }
    }
    NumberAnimation { id: turning; target: scene; property: "plateYaw"; to: 90 * scene.flick.plate; duration: 2 * Theme.slow; easing.type: Easing.InOutCubic }
    ParallelAnimation {
        id: home
        NumberAnimation { target: scene; property: "orbitYaw"; to: 0; duration: Theme.slow; easing.type: Theme.easing }
        NumberAnimation { target: scene; property: "orbitPitch"; to: 0; duration: Theme.slow; easing.type: Theme.easing }
    }

    Texture { id: probe; source: Assets.url("textures/probe.ktx") }
    BoxAir { id: rich; lightProbe: probe }
    SceneEnvironment {
        id: plain
        backgroundMode: SceneEnvironment.Transparent
        antialiasingMode: Quality.smoothEdges ? SceneEnvironment.MSAA : SceneEnvironment.ProgressiveAA
        antialiasingQuality: SceneEnvironment.Medium
        tonemapMode: SceneEnvironment.TonemapModeLinear
        lightProbe: Quality.reflections ? probe : null
        probeExposure: 0.85
    }
    Node {
        eulerRotation.y: scene.yaw

        PerspectiveCamera {
            id: eye
            fieldOfView: scene.lens
            clipNear: 100
            clipFar: 1600
            position: Qt.vector3d(scene.look.x, scene.look.y + scene.distance * Math.sin(scene.radians(scene.pitch)),
                                  scene.look.z + scene.distance * Math.cos(scene.radians(scene.pitch)))
            eulerRotation.x: -scene.pitch
        }
    }
    BoxLight { eulerRotation.y: scene.plateYaw + scene.nudge }
    BoxTable { eulerRotation.y: scene.plateYaw }
    BoxBody {
        eulerRotation.y: 90 * Math.round(scene.plateYaw / 90)
        sign: scene.sign ? Math.pow(Math.abs(Math.cos(2 * scene.radians(scene.plateYaw))), 3) : 0
    }
    Repeater3D {
        model: 4

        BoxPlate {
            required property int index

            side: index
            active: index === scene.flick.plate && scene.flick.aimShown
            hot: index === scene.hotPlate
            slide: index === scene.flick.plate ? scene.flick.slide : 0
            light: Theme.flick.lights[scene.flick.aimColour] ?? Theme.flick.lights.yellow
        }
    }
    Repeater3D {
        model: scene.flick.stickers

        BoxSticker {
            required property var modelData

            kind: modelData.kind
            covered: modelData.covered
            yaw: 90 * Math.round(scene.plateYaw / 90)
            x: (modelData.place % 5 - 2) * 20
            z: (Math.floor(modelData.place / 5) - 2) * 20
        }
    }
    BoxDice { flick: scene.flick; key: scene.world(Qt.vector3d(-7.64, 9.19, 1.07), scene.plateYaw) }
    BoxAim { id: aim; flick: scene.flick; pull: scene.pull }
    BoxHollow { place: Math.max(0, scene.hotPlace); visible: scene.hotPlace >= 0; tint: Theme.flick.hover; edge: 0.7; inside: 0.12 }
    Repeater3D {
        model: scene.flick.phase === "score" ? scene.flick.takes : null

        BoxTake {
            required property var model
            required property int index

            kind: model.kind
            colour: model.colour
            places: model.places
            taken: model.taken
            hot: index === scene.hotTake
        }
    }
}
