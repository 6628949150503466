import QtQuick
import QtQuick3D
import Dice

// The one material of every die: a body and its pips, coloured by the shader from a face atlas.
CustomMaterial {
    id: material

    property string faceSet: "pips"
    property color bodyColor: Theme.tray.die
    property color pipColor: Theme.tray.pip
    property real roughness: 0.34
    property real pipRoughness: 0.55
    property real metal: 0
    property real relief: 1
    property real bodyAlpha: 1
    property real bodyGlow: 0
    property real pipGlow: 0
    property real clearcoat: 0.35
    property TextureInput faces: TextureInput {
        texture: Texture {
            source: Assets.url("textures/faces-" + material.faceSet + ".png")
            generateMipmaps: true
            mipFilter: Texture.Linear
        }
    }

    shadingMode: CustomMaterial.Shaded
    fragmentShader: Assets.url("shaders/die.frag")
}
