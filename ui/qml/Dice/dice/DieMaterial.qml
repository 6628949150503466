import QtQuick
import QtQuick3D
import Dice

// The material of every die: a body and its pips or ink, coloured by the shader from a face atlas. If a set has paint,
// a second atlas holds the colours between the lines. A face set is "pips", or the folder of resources that has drawn faces.
CustomMaterial {
    id: material

    property string faceSet: "pips"
    property url faceAtlas: Assets.url(drawn ? faceSet + "/textures/faces.png" : "common/textures/faces-pips.png")
    property color bodyColor: Theme.tray.die
    property color pipColor: drawn ? Theme.tray.ink : Theme.tray.pip
    property real roughness: 0.34
    property real pipRoughness: 0.55
    property real metal: 0
    property real relief: 1
    property real bodyAlpha: 1
    property real bodyGlow: 0
    property real pipGlow: 0
    property real clearcoat: 0.35
    property real coloured: drawn ? 1 : 0
    property TextureInput paint: TextureInput {
        enabled: material.drawn
        texture: Texture {
            source: material.drawn ? Assets.url(material.faceSet + "/textures/paint.png") : ""
            generateMipmaps: true
            mipFilter: Texture.Linear
        }
    }
    property TextureInput faces: TextureInput {
        texture: Texture {
            source: material.faceAtlas
            generateMipmaps: true
            mipFilter: Texture.Linear
        }
    }

    readonly property bool drawn: faceSet !== "pips"

    shadingMode: CustomMaterial.Shaded
    fragmentShader: Assets.url("common/shaders/die.frag")
}
