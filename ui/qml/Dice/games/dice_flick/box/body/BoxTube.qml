import QtQuick
import QtQuick3D
import Dice

// A glowing glass tube: one of the flick_*_tube meshes, or another shape.
Model {
    id: tube

    property string part
    property color tint: DiceFlickColours.box.magenta
    property real power: 1
    property real core: 0.3

    source: part ? Assets.url("dice_flick/meshes/" + part + ".mesh") : ""
    castsShadows: false
    receivesShadows: false
    materials: CustomMaterial {
        property color tint: tube.tint
        property real power: tube.power
        property real core: tube.core
        property real encode: Quality.level > 1 ? 1 : 1 / 2.2

        shadingMode: CustomMaterial.Unshaded
        vertexShader: Assets.url("dice_flick/shaders/tube.vert")
        fragmentShader: Assets.url("dice_flick/shaders/tube.frag")
    }
}
