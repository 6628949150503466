import QtQuick
import Dice

// A small pill beside a ghost stone: how many steps the stone moves.
Rectangle {
    id: chip

    property string text
    property bool cold: false
    property real stoneWidth: Theme.mark

    width: Math.max(height * 1.45, words.implicitWidth + height * 0.6)
    height: Math.max(Theme.iconSmall, stoneWidth * 0.52)
    radius: height / 2
    color: cold ? BeamMeUpColours.sky.iceLight : BeamMeUpColours.sky.chip
    antialiasing: true

    Title {
        id: words
        anchors.centerIn: parent
        text: chip.text
        size: chip.height * 0.76
        color: chip.cold ? BeamMeUpColours.sky.iceInk : BeamMeUpColours.sky.chipInk
    }
}
