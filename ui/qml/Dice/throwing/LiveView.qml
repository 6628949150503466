import QtQuick
import QtQuick3D
import Dice

// What moves during play, over a still picture of everything else; only the region around it is drawn.
SceneView {
    id: live

    required property Sight sight
    // Everything visible, as places in die edges with a margin around each.
    required property var spots
    property real spare: 1.15
    property alias far: eye.clipFar

    // What is drawn with it looks like a hole, and hides what is behind it.
    readonly property CustomMaterial nothing: CustomMaterial {
        shadingMode: CustomMaterial.Unshaded
        vertexShader: Assets.url("common/shaders/hole.vert")
        fragmentShader: Assets.url("common/shaders/hole.frag")
    }
    // The size grows in steps of this much, because every resize is expensive.
    readonly property int grid: 64
    readonly property rect part: around(spots)
    readonly property real perPixel: eye.clipNear / sight.focal

    function around(spots) {
        let left = sight.width, top = sight.height, right = 0, bottom = 0
        for (const spot of spots) {
            const point = sight.project(spot.place), room = spot.room * sight.sizeAt(spot.place) * spare
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

    Node {
        eulerRotation.y: live.sight.yaw

        FrustumCamera {
            id: eye
            clipNear: 100
            position: live.sight.eye
            eulerRotation.x: -live.sight.pitch
            left: (live.part.x - live.sight.width / 2) * live.perPixel
            right: left + live.part.width * live.perPixel
            top: (live.sight.height / 2 - live.part.y) * live.perPixel
            bottom: top - live.part.height * live.perPixel
        }
    }
}
