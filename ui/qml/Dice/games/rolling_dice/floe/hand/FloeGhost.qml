import QtQuick
import QtQuick3D
import Dice

// A die being put back: a ring on the ice shows whether it may lie there.
Node {
    id: ghost

    property int colour: 0
    property int face: 1
    property bool valid: true
    // How many times larger than it is the die is drawn.
    property real grown: 1
    property FloeDieSet set

    readonly property color tint: valid ? RollingDiceColours.box.valid : RollingDiceColours.box.invalid

    FloeDie {
        grown: ghost.grown
        place: Qt.vector3d(0, ghost.valid ? 1.1 : 1.7, 0)
        turn: ghost.set ? ghost.set.upright(ghost.face, 0) : Qt.quaternion(1, 0, 0, 0)
        colour: ghost.colour
        set: ghost.set
    }
    Model {
        source: Assets.url("rolling_dice/meshes/ring.mesh")
        y: 0.9
        scale: Qt.vector3d(0.75 * ghost.grown, 0.6, 0.75 * ghost.grown)
        castsShadows: false
        receivesShadows: false
        materials: PrincipledMaterial { lighting: PrincipledMaterial.NoLighting; baseColor: ghost.tint }
    }
    // A cross marks a forbidden place, so that colour is never the only cue.
    Node {
        y: 0.9
        visible: !ghost.valid

        Model {
            source: "#Cube"
            eulerRotation.y: 45
            scale: Qt.vector3d(0.17, 0.008, 0.02)
            castsShadows: false
            materials: PrincipledMaterial { lighting: PrincipledMaterial.NoLighting; baseColor: ghost.tint }
        }
        Model {
            source: "#Cube"
            eulerRotation.y: -45
            scale: Qt.vector3d(0.17, 0.008, 0.02)
            castsShadows: false
            materials: PrincipledMaterial { lighting: PrincipledMaterial.NoLighting; baseColor: ghost.tint }
        }
    }
    FloeDecal { y: 0.2; across: 30 * ghost.grown; depthBias: -6; tint: ghost.tint; strength: 0.8 }
}
