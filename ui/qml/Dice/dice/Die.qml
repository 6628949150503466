pragma ComponentBehavior: Bound
import QtQuick
import QtQuick3D
import Dice

// A die at a pose in tray coordinates (edge 1), with its contact shadow. It glides to a new resting place, and follows a flight exactly.
Node {
    id: die

    required property vector3d rest
    required property vector3d place
    required property quaternion turn
    property bool gliding: true
    property bool ready: false
    property bool kept: false
    property bool rolling: false
    property bool hot: false
    property real edge: 100
    property real hop: 0
    property real lift: hot ? 0.07 : 0
    property alias material: body.materials

    readonly property real height: place.y + hop + lift
    readonly property real fade: Math.max(0, 1 - (height - 0.5) / 1.5)

    onKeptChanged: if (ready && gliding) arc.restart()

    Component.onCompleted: ready = true

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

    Behavior on place {
        enabled: die.ready && die.gliding
        Vector3dAnimation { duration: Theme.normal; easing.type: Theme.easing }
    }
    Behavior on turn {
        enabled: die.ready && die.gliding
        PropertyAnimation { duration: Theme.normal; easing.type: Theme.easing }
    }
    Behavior on lift { NumberAnimation { duration: Theme.quick; easing.type: Theme.easing } }
    SequentialAnimation {
        id: arc
        NumberAnimation { target: die; property: "hop"; to: 0.55; duration: Theme.normal / 2; easing.type: Easing.OutQuad }
        NumberAnimation { target: die; property: "hop"; to: 0; duration: Theme.normal / 2; easing.type: Easing.InQuad }
    }
}
