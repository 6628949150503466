import QtQuick
import Dice

// On top of a column: a snowflake where a Cool down would hit, a shield where a star protects the stone.
Rectangle {
    id: mark

    property bool safe: false

    height: width
    radius: width / 2
    color: safe ? BeamMeUpColours.sky.iceDeep : BeamMeUpColours.sky.iceLight
    antialiasing: true

    border.width: Theme.rim
    border.color: BeamMeUpColours.sky.ice

    Icon {
        anchors.centerIn: parent
        name: mark.safe ? "shield" : "snow"
        size: mark.width * 0.68
        weight: 2
        color: mark.safe ? BeamMeUpColours.sky.iceEdge : BeamMeUpColours.sky.iceInk
    }
}
