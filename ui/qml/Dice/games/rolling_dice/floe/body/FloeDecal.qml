import QtQuick
import QtQuick3D
import Dice

// An unlit picture lying flat: one of the ice-*.png, with its width and length in millimetres.
Model {
    id: decal

    property string picture: "rolling_dice/textures/glow.png"
    property color tint: Theme.white
    property real strength: 1
    property real across: 10
    property real along: across

    source: "#Rectangle"
    eulerRotation.x: -90
    scale: Qt.vector3d(across / 100, along / 100, 1)
    visible: strength > 0
    castsShadows: false
    receivesShadows: false
    materials: PrincipledMaterial {
        lighting: PrincipledMaterial.NoLighting
        alphaMode: PrincipledMaterial.Blend
        depthDrawMode: Material.NeverDepthDraw
        cullMode: Material.NoCulling
        baseColor: decal.tint
        opacity: decal.strength
        baseColorMap: Texture {
            source: Assets.url(decal.picture)
            tilingModeHorizontal: Texture.ClampToEdge
            tilingModeVertical: Texture.ClampToEdge
            generateMipmaps: true
            mipFilter: Texture.Linear
        }
    }
}
