pragma ComponentBehavior: Bound
import QtQuick
import QtQuick3D
import Dice
import Dice.Models

// What moves in the box during play, over a still picture of everything else; only the region around it is drawn.
// The box and the dice at rest appear as holes, so that they hide what is behind them.
SceneView {
    id: live

    required property DiceFlickModel game
    required property BoxSight sight
    property real plateYaw: 0
    property int hotPlace: -1
    property real pull: 0
    property real nudge: 0

    // The size grows in steps of this much, because every resize is expensive.
    readonly property int step: 64
    readonly property rect part: around(spots())
    readonly property real perPixel: eye.clipNear / sight.focal

    // Everything visible, as points in die edges with a margin around each.
    function spots() {
        const found = dice.spots()
        if (hotPlace >= 0) found.push({ place: Qt.vector3d((hotPlace % 5 - 2) * 5 / 3, 0.75, (Math.floor(hotPlace / 5) - 2) * 5 / 3), room: 1.2 })
        return aim.shown ? found.concat(aim.spots()) : found
    }
    function around(spots) {
        let left = sight.width, top = sight.height, right = 0, bottom = 0
        for (const spot of spots) {
            const point = sight.project(spot.place), room = spot.room * sight.edge * sight.focal / sight.distance * 1.3
            left = Math.min(left, point.x - room)
            right = Math.max(right, point.x + room)
            top = Math.min(top, point.y - room)
            bottom = Math.max(bottom, point.y + room)
        }
        if (right <= left || bottom <= top) return Qt.rect(0, 0, step, step)
        const across = Math.ceil((right - left) / step) * step, down = Math.ceil((bottom - top) / step) * step
        return Qt.rect(Math.round((left + right - across) / 2), Math.round((top + bottom - down) / 2), across, down)
    }

    x: part.x
    y: part.y
    width: part.width
    height: part.height
    camera: eye
    environment: SceneEnvironment {
        backgroundMode: SceneEnvironment.Transparent
        tonemapMode: SceneEnvironment.TonemapModeLinear
    }

    component Hole: Model {
        property string part

        source: part ? Assets.url("dice_flick/meshes/" + part + ".mesh") : ""
        castsShadows: false
        receivesShadows: false
        materials: nothing
    }

    CustomMaterial {
        id: nothing
        shadingMode: CustomMaterial.Unshaded
        vertexShader: Assets.url("common/shaders/hole.vert")
        fragmentShader: Assets.url("common/shaders/hole.frag")
    }
    Node {
        eulerRotation.y: live.sight.yaw

        FrustumCamera {
            id: eye
            clipNear: 100
            clipFar: 1600
            position: live.sight.eye
            eulerRotation.x: -live.sight.pitch
            left: (live.part.x - live.sight.width / 2) * live.perPixel
            right: left + live.part.width * live.perPixel
            top: (live.sight.height / 2 - live.part.y) * live.perPixel
            bottom: top - live.part.height * live.perPixel
        }
    }
    Hole { part: "mask"; y: live.nudge }
    Repeater3D {
        model: 4

        Node {
            id: side

            required property int index

            eulerRotation.y: 90 * index

            Hole { part: "plate"; position: Qt.vector3d(side.index === live.game.plate ? live.game.slide : 0, 34.8, 87.6) }
        }
    }
    Repeater3D {
        model: live.game.arena

        Hole {
            required property var model

            source: "#Cube"
            visible: model.present && !model.flying && model.place >= 0
            position: model.position.times(12)
            rotation: model.rotation
            scale: Qt.vector3d(0.116, 0.116, 0.116)
        }
    }
    BoxDice { id: dice; arena: live.game.arena as ArenaModel; yaw: live.plateYaw; resting: false }
    BoxAim { id: aim; visible: shown; game: live.game; pull: live.pull; overNothing: true }
    BoxHollow { place: Math.max(0, live.hotPlace); visible: live.hotPlace >= 0; tint: DiceFlickColours.box.hover; edge: 0.7; air: false }
}
