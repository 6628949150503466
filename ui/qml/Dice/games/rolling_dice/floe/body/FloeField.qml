import QtQuick
import QtQuick3D
import Dice

// A fishing net or an ice hole, with as many fish or bones as it gives or costs; it glows while it is counted.
Node {
    id: field

    property int value: 6
    property real radius: 30
    property bool hot: false

    // The width of the picture relative to its field.
    readonly property real room: 1.8

    Model {
        source: "#Rectangle"
        y: 0.06
        eulerRotation.x: -90
        scale: Qt.vector3d(1, 1, 0).times(field.radius * field.room / 50).plus(Qt.vector3d(0, 0, 1))
        castsShadows: false
        receivesShadows: Quality.level > 1
        // Drawn before anything that may lie on it.
        depthBias: 400
        materials: PrincipledMaterial {
            lighting: Quality.level > 1 ? PrincipledMaterial.FragmentLighting : PrincipledMaterial.NoLighting
            alphaMode: PrincipledMaterial.Blend
            depthDrawMode: Material.NeverDepthDraw
            baseColor: Quality.level > 1 ? RollingDiceColours.scene.floe : RollingDiceColours.scene.field
            roughness: 0.32
            specularAmount: 0.35
            baseColorMap: Texture {
                source: Assets.url("rolling_dice/textures/fields/" + (field.value > 0 ? "net" : "hole") + Math.abs(field.value) + ".webp")
                generateMipmaps: true
                mipFilter: Texture.Linear
            }
        }
    }
    FloeDecal {
        y: 0.1
        across: 3.1 * field.radius
        depthBias: 390
        tint: field.value > 0 ? RollingDiceColours.box.valid : RollingDiceColours.box.invalid
        strength: field.hot ? 0.5 : 0
    }
}
