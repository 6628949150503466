pragma ComponentBehavior: Bound
import QtQuick
import QtQuick3D
import Dice
import Dice.Models

// What moves on the floe during play, over a still picture of everything else; only the region around it is drawn.
// Box, blocks and dice at rest appear as holes, so that they hide what is behind them.
SceneView {
    id: live

    required property var game
    required property FloeSight sight
    required property SealWalk walk
    property string hotDie
    property real nudge: 0

    // The size grows in steps of this much, because every resize is expensive.
    readonly property int grid: 64
    readonly property rect part: around([...dice.spots(), ...seals.spots(), ...hand.spots()])
    readonly property real perPixel: eye.clipNear / sight.focal

    function around(spots) {
        let left = sight.width, top = sight.height, right = 0, bottom = 0
        for (const spot of spots) {
            const point = sight.project(spot.place), room = spot.room * sight.sizeAt(spot.place) * 1.15
            left = Math.min(left, point.x - room)
            right = Math.max(right, point.x + room)
            top = Math.min(top, point.y - room)
            bottom = Math.max(bottom, point.y + room)
        }
        if (right <= left || bottom <= top) return Qt.rect(0, 0, grid, grid)
        const across = Math.ceil((right - left) / grid) * grid, down = Math.ceil((bottom - top) / grid) * grid
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
            clipFar: 3000
            position: live.sight.eye
            eulerRotation.x: -live.sight.pitch
            left: (live.part.x - live.sight.width / 2) * live.perPixel
            right: left + live.part.width * live.perPixel
            top: (live.sight.height / 2 - live.part.y) * live.perPixel
            bottom: top - live.part.height * live.perPixel
        }
    }
    Hole { source: Assets.url("rolling_dice/meshes/mask.mesh"); y: live.nudge }
    Repeater3D {
        model: live.game.arena

        Hole {
            required property var model

            source: "#Cube"
            visible: model.present && !model.flying && model.position.y > 0
            position: model.position.times(10)
            rotation: model.rotation
            scale: Qt.vector3d(0.096, 0.096, 0.096)
        }
    }
    FloeDieSet { id: set }
    FloeDice { id: dice; arena: live.game.arena as ArenaModel; set: set; resting: false; hotDie: live.hotDie }
    FloeSeals { id: seals; walk: live.walk; resting: false }
    FloeHand { id: hand; game: live.game; set: set }
}
