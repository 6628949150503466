pragma ComponentBehavior: Bound
import QtQuick
import Dice

// The light shaft of a column: lit below the stone, with rails while playable, icy during a Cool down.
Item {
    id: shaft

    property real time: 0
    property color tint: Theme.white
    property real stone: 1
    property real hot: 0
    property real flash: 0

    Loader {
        anchors.fill: parent
        sourceComponent: Quality.shaders ? light : painted
    }
    Component {
        id: light

        ShaderEffect {
            property real time: shaft.time
            property color tint: shaft.tint
            property real stone: shaft.stone
            property real hot: shaft.hot
            property real flash: shaft.flash
            property real yLine: 0.4
            readonly property size size: Qt.size(width, height)

            fragmentShader: Assets.url("beam_me_up/shaders/shaft.frag.qsb")
        }
    }
    Component {
        id: painted

        Item {
            Rectangle {
                anchors.fill: parent
                color: shaft.flash > 0 ? BeamMeUpColours.sky.ice : shaft.tint
                opacity: Math.max(0.55 * shaft.flash, 0.16 * shaft.hot)
            }
            Rectangle {
                x: parent.width * 0.36
                y: parent.height * shaft.stone
                width: parent.width * 0.28
                height: parent.height - y
                color: shaft.tint
                opacity: 0.45
            }
        }
    }
}
