import QtQuick
import Dice

// The whole background of a board in one quad: stars, atmosphere, skyline. `panX` selects the part of a shared panorama.
ShaderEffect {
    property real time: 0
    property real panX: 0
    property real yLine: height * 0.4
    property real yGround: height * 0.85
    property real yBase: height * 0.93
    property real radius: Theme.radius
    property real unit: 1
    readonly property size size: Qt.size(width, height)

    fragmentShader: Assets.url("beam_me_up/shaders/night.frag.qsb")
}
