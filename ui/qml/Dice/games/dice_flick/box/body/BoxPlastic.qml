import QtQuick
import QtQuick3D
import Dice

// The plastic of the box; the light of the tubes is baked into its meshes, and at low quality all light is.
CustomMaterial {
    property color tint: DiceFlickColours.box.body
    property real spill: 1
    property real roughness: 0.32

    shadingMode: Quality.level > 1 ? CustomMaterial.Shaded : CustomMaterial.Unshaded
    vertexShader: Assets.url(Quality.level > 1 ? "dice_flick/shaders/plastic.vert" : "dice_flick/shaders/baked.vert")
    fragmentShader: Assets.url(Quality.level > 1 ? "dice_flick/shaders/plastic.frag" : "dice_flick/shaders/baked.frag")
}
