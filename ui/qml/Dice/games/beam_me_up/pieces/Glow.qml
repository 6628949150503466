import QtQuick
import Dice

// Added light: a halo when square, a streak when not. Nothing without shaders.
ShaderEffect {
    property color tint: Theme.white
    property real power: 2.2

    fragmentShader: Quality.shaders ? Assets.url("shaders/glow.frag.qsb") : ""
    visible: Quality.shaders
}
