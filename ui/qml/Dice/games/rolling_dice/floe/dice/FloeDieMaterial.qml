import QtQuick
import QtQuick3D
import Dice

// The material of all dice of one colour: coloured ice with inner light, and a pattern in colour-blind mode.
CustomMaterial {
    id: material

    property int colour: 0
    property color bodyColor: RollingDiceColours.box.dice[colour]
    property color pipColor: RollingDiceColours.box.pip
    property real style: colour
    property real patterned: Theme.patterns ? 1 : 0
    property real glow: rich ? RollingDiceColours.scene.dieGlow : 0.45
    // How strongly a die is lit while it is counted.
    property real lit: 0
    property real day: RollingDiceColours.scene.bright
    // The direction towards the sun.
    property vector3d key: Qt.vector3d(-0.43, 0.64, -0.64)
    property TextureInput faces: TextureInput {
        texture: Texture { source: Assets.url("common/textures/faces-pips.png"); generateMipmaps: true; mipFilter: Texture.Linear }
    }
    property TextureInput patterns: TextureInput {
        texture: Texture { source: Assets.url("rolling_dice/textures/patterns.png"); generateMipmaps: true; mipFilter: Texture.Linear }
    }

    readonly property bool rich: Quality.level > 1

    shadingMode: rich ? CustomMaterial.Shaded : CustomMaterial.Unshaded
    vertexShader: rich ? "" : Assets.url("rolling_dice/shaders/plain.vert")
    fragmentShader: Assets.url(rich ? "rolling_dice/shaders/die.frag" : "rolling_dice/shaders/plain.frag")
}
