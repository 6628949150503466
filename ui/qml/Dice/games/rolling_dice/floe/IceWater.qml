import QtQuick
import QtQuick3D
import Dice

// Water of the arctic box, with slow ripples; `shored` is 0 where no ice is near.
CustomMaterial {
    property real clock: 0
    property real shored: 1
    property vector2d size: Qt.vector2d(307, 432)
    property real ripple: Theme.ice.ripple
    property color foam: Theme.ice.foam
    property real glow: Theme.ice.gleam
    property color deep: Theme.ice.deep
    property color shallow: Theme.ice.shallow
    property color sky: Theme.ice.sky
    property TextureInput ripples: TextureInput {
        texture: Texture { source: Assets.url("textures/ice-ripples.png"); generateMipmaps: true; mipFilter: Texture.Linear }
    }
    property TextureInput shore: TextureInput {
        texture: Texture {
            source: Assets.url("textures/ice-shore.png")
            tilingModeHorizontal: Texture.ClampToEdge
            tilingModeVertical: Texture.ClampToEdge
        }
    }

    shadingMode: Quality.level > 1 ? CustomMaterial.Shaded : CustomMaterial.Unshaded
    vertexShader: Assets.url("shaders/place.vert")
    fragmentShader: Assets.url(Quality.level > 1 ? "shaders/icewater.frag" : "shaders/icesea.frag")
}
