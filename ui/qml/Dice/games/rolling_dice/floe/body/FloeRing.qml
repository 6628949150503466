import QtQuick
import QtQuick3D
import Dice

// The ring around the die to beat.
Node {
    id: ring

    // How many times larger than it is its die is drawn.
    property real grown: 1

    scale: Qt.vector3d(0.8 * ring.grown, 1, 0.8 * ring.grown)

    Model {
        source: Assets.url("rolling_dice/meshes/ring.mesh")
        y: 0.9
        castsShadows: Quality.shadows
        receivesShadows: false
        materials: PrincipledMaterial {
            lighting: Quality.level > 1 ? PrincipledMaterial.FragmentLighting : PrincipledMaterial.NoLighting
            baseColor: Theme.white
            emissiveFactor: Qt.vector3d(0.55, 0.6, 0.62)
            roughness: 0.3
        }
    }
    FloeDecal { y: 0.25; across: 42; depthBias: -4; tint: RollingDiceColours.scene.ringGlow; strength: RollingDiceColours.scene.ringStrength }
}
