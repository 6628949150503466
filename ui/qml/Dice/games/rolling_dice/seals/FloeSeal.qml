import QtQuick
import QtQuick3D
import Dice

// A seal in a player's colour; it waddles as it walks.
Node {
    id: seal

    property int colour: 0
    property real step: 0
    property bool walking: false
    property bool hot: false
    property var crowd: ({ size: 1, place: 0 })
    property real size: crowd.size < 2 ? 1.3 : crowd.size < 3 ? 1.05 : crowd.size < 5 ? 0.82 : 0.7
    property real yaw: track.heading(step, walking)

    readonly property vector3d where: track.at(step)
    readonly property bool rich: Quality.level > 1
    // Seals that share a space sit in two columns.
    readonly property real aside: crowd.size < 2 ? 0 : (crowd.place % 2 - 0.5) * (crowd.size < 3 ? 11 : 10)
    readonly property real behind: crowd.size < 3 ? 0 : (Math.floor(crowd.place / 2) - Math.ceil(crowd.size / 2) / 2 + 0.5) * 10.5

    position: where.plus(Qt.vector3d(aside, 0, behind))
    eulerRotation.y: yaw

    Behavior on yaw { NumberAnimation { duration: Theme.normal; easing.type: Theme.easing } }
    Behavior on size { NumberAnimation { duration: Theme.normal; easing.type: Theme.easing } }

    SealTrack { id: track }
    FloeDecal {
        y: 0.25
        picture: "common/textures/blob.png"
        across: 20 * seal.size
        along: 24 * seal.size
        depthBias: -2
        strength: seal.rich ? 0.35 : 0.6
    }
    Model {
        source: Assets.url("rolling_dice/meshes/seal.mesh")
        scale: Qt.vector3d(seal.size, seal.size, seal.size)
        eulerRotation: seal.walking ? Qt.vector3d(9 * Math.sin(2 * Math.PI * seal.step), 0, 8 * Math.sin(Math.PI * seal.step)) : Qt.vector3d(0, 0, 0)
        castsShadows: Quality.shadows
        receivesShadows: seal.rich
        materials: CustomMaterial {
            property color tint: RollingDiceColours.box.dice[seal.colour]
            property real style: seal.colour
            property real patterned: Theme.patterns ? 1 : 0
            property real lit: seal.hot ? 0.3 : 0.02
            property real day: RollingDiceColours.scene.bright
            property vector3d key: Qt.vector3d(-0.43, 0.64, -0.64)

            shadingMode: seal.rich ? CustomMaterial.Shaded : CustomMaterial.Unshaded
            vertexShader: Assets.url(seal.rich ? "rolling_dice/shaders/seal.vert" : "rolling_dice/shaders/fur.vert")
            fragmentShader: Assets.url(seal.rich ? "rolling_dice/shaders/seal.frag" : "rolling_dice/shaders/fur.frag")
        }
    }
}
