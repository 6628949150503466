import QtQuick
import QtQuick3D
import Dice

// The water of the arctic box, with slow ripples; `shored` is 0 away from the ice.
CustomMaterial {
    property real clock: 0
    property real shored: 1
    property vector2d size: Qt.vector2d(307, 432)
    property real ripple: RollingDiceColours.scene.ripple
    property color foam: RollingDiceColours.scene.foam
    property real glow: RollingDiceColours.scene.gleam
    property color deep: RollingDiceColours.scene.deep
    property color shallow: RollingDiceColours.scene.shallow
    property color sky: RollingDiceColours.scene.sky
    property TextureInput ripples: TextureInput {
        texture: Texture { source: Assets.url("rolling_dice/textures/ripples.png"); generateMipmaps: true; mipFilter: Texture.Linear }
    }
    property TextureInput shore: TextureInput {
        texture: Texture {
            source: Assets.url("rolling_dice/textures/shore.png")
            tilingModeHorizontal: Texture.ClampToEdge
            tilingModeVertical: Texture.ClampToEdge
        }
    }

    shadingMode: Quality.level > 1 ? CustomMaterial.Shaded : CustomMaterial.Unshaded
    vertexShader: Assets.url("rolling_dice/shaders/place.vert")
    fragmentShader: Assets.url(Quality.level > 1 ? "rolling_dice/shaders/water.frag" : "rolling_dice/shaders/sea.frag")
}
