import QtQuick
import QtQuick3D
import Dice

// A die of the box at a pose in die edges, with a soft contact shadow.
Node {
    id: die

    required property vector3d place
    required property quaternion turn
    required property BoxDieMaterial material
    // How many millimetres a scored die floats above its hollow.
    property real lift: 0
    property bool hot: false

    readonly property real edge: 12
    readonly property real ground: below(Math.max(Math.abs(place.x), Math.abs(place.z)) * edge)
    readonly property real above: place.y * edge + lift - 6 - ground

    // The height of the box at this distance from its centre: a hollow, the moat, the rim or the table.
    function below(away) { return away < 50 ? 0 : away < 75 ? -15 : away < 98 ? 35 : -25 }

    Model {
        source: "#Rectangle"
        x: die.place.x * die.edge
        y: die.ground + 0.24
        z: die.place.z * die.edge
        eulerRotation.x: -90
        scale: Qt.vector3d(0.21, 0.21, 1).times(1 + Math.min(1, Math.max(0, die.above / 30)))
        visible: opacity > 0
        opacity: 0.85 * Math.max(0, 1 - Math.max(0, die.above) / 30)
        castsShadows: false
        receivesShadows: false
        materials: PrincipledMaterial {
            lighting: PrincipledMaterial.NoLighting
            alphaMode: PrincipledMaterial.Blend
            depthDrawMode: Material.NeverDepthDraw
            baseColorMap: Texture { source: Assets.url("common/textures/blob.png"); generateMipmaps: true; mipFilter: Texture.Linear }
        }
    }
    Model {
        source: Assets.url("common/meshes/die.mesh")
        position: Qt.vector3d(die.place.x * die.edge, die.place.y * die.edge + die.lift + (die.hot ? 1 : 0), die.place.z * die.edge)
        rotation: die.turn
        scale: Qt.vector3d(die.edge, die.edge, die.edge)
        castsShadows: Quality.shadows
        receivesShadows: Quality.shadows
        materials: die.material
    }

    Behavior on lift { NumberAnimation { duration: Theme.slow; easing.type: Theme.easing } }
}
