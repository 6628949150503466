import QtQuick
import Dice

// Additive light: a halo if square, otherwise a streak. Draws nothing without shaders.
ShaderEffect {
    property color tint: Theme.white
    property real power: 2.2

    fragmentShader: Quality.shaders ? Assets.url("beam_me_up/shaders/glow.frag.qsb") : ""
    visible: Quality.shaders
}
