pragma ComponentBehavior: Bound
import QtQuick
import QtQuick3D
import Dice

// A die at a pose in tray coordinates (edge 1), with its contact shadow. While it is hot it rises, with a bright outline.
Node {
    id: die

    required property vector3d place
    required property quaternion turn
    property bool hot: false
    property real edge: 100
    property color glow: Theme.white
    property real lift: hot ? 0.24 : 0
    property alias material: body.materials

    readonly property real height: place.y + lift
    readonly property real fade: Math.max(0, 1 - (height - 0.5) / 1.5)

    Model {
        source: "#Rectangle"
        x: die.place.x * die.edge
        y: die.edge * 0.006
        z: die.place.z * die.edge
        eulerRotation.x: -90
        scale: Qt.vector3d(die.edge * 0.0162, die.edge * 0.0162, 1).times(1 + 0.4 * (1 - die.fade))
        castsShadows: false
        receivesShadows: false
        depthBias: -10
        opacity: 0.85 * die.fade
        materials: PrincipledMaterial {
            lighting: PrincipledMaterial.NoLighting
            alphaMode: PrincipledMaterial.Blend
            depthDrawMode: Material.NeverDepthDraw
            baseColorMap: Texture {
                source: Assets.url("common/textures/blob.png")
                generateMipmaps: true
                mipFilter: Texture.Linear
            }
        }
    }
    Model {
        id: body
        source: Assets.url("common/meshes/die.mesh")
        position: Qt.vector3d(die.place.x, die.height + 0.006, die.place.z).times(die.edge)
        rotation: die.turn
        scale: Qt.vector3d(die.edge, die.edge, die.edge)
        castsShadows: true
        receivesShadows: false
    }
    Model {
        source: body.source
        visible: die.lift > 0
        position: body.position
        rotation: body.rotation
        scale: body.scale.times(1.09)
        castsShadows: false
        receivesShadows: false
        materials: PrincipledMaterial {
            lighting: PrincipledMaterial.NoLighting
            cullMode: Material.FrontFaceCulling
            baseColor: die.glow
        }
    }

    Behavior on lift { NumberAnimation { duration: Theme.quick; easing.type: Theme.easing } }
}
