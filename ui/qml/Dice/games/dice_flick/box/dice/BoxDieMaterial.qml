import QtQuick
import QtQuick3D
import Dice

// The material of all dice of one colour, with a pattern in colour-blind mode. The Knaller glitters.
DieMaterial {
    id: material

    property string colour: "blue"
    // The direction towards the key light; at the lowest quality the material does its own lighting.
    property vector3d key: Qt.vector3d(-0.64, 0.77, 0.09)

    readonly property bool knaller: colour === "pink"
    readonly property bool patterned: Theme.patterns && (colour === "blue" || colour === "yellow" || colour === "green")
    readonly property bool plain: Quality.level === 0

    faceAtlas: Assets.url(knaller ? "dice_flick/textures/faces-knaller.png" : "common/textures/faces-pips.png")
    bodyColor: DiceFlickColours.box.dice[colour]
    pipColor: DiceFlickColours.box.pips[colour]
    roughness: knaller ? 0.3 : 0.26
    bodyGlow: knaller ? 0.2 : 0.14
    pipGlow: knaller ? 0.4 : 0.1
    clearcoat: 0.5
    coloured: knaller || patterned ? 1 : 0
    paint: TextureInput {
        enabled: material.coloured > 0
        texture: Texture {
            source: Assets.url("dice_flick/textures/paint-" + (material.knaller ? "knaller" : material.patterned ? material.colour : "blue") + ".png")
            generateMipmaps: true
            mipFilter: Texture.Linear
        }
    }
    shadingMode: plain ? CustomMaterial.Unshaded : CustomMaterial.Shaded
    vertexShader: plain ? Assets.url("dice_flick/shaders/plaindie.vert") : ""
    fragmentShader: Assets.url(plain ? "dice_flick/shaders/plaindie.frag" : "common/shaders/die.frag")
}
