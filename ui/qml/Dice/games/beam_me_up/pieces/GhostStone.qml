import QtQuick
import Dice
import "../../../controls/marks/icons.js" as Icons

// Where a stone would end up: an outline with the seat's symbol, unless the field's own symbol has to stay visible.
Item {
    id: ghost

    property int seat: 0
    property bool cold: false
    property bool bare: false
    property real time: 0

    readonly property color tint: Qt.lighter(cold ? BeamMeUpColours.sky.iceEdge : Theme.seatGlow(seat), 1.25)

    Rectangle {
        anchors.fill: parent
        radius: width / 2
        antialiasing: true
        color: ghost.cold ? BeamMeUpColours.sky.iceGhost : Theme.alpha(ghost.tint, 0.2 + 0.06 * Math.sin(ghost.time * 4))
        border.width: Math.max(Theme.rim, ghost.width * 0.07)
        border.color: ghost.cold ? BeamMeUpColours.sky.iceLight : ghost.tint
    }
    Glyph {
        anchors.centerIn: parent
        visible: !ghost.bare
        width: ghost.width * 0.56
        height: width
        path: Icons.seats[ghost.seat] ?? Icons.seats[0]
        color: ghost.tint
        opacity: 0.9
    }
}
