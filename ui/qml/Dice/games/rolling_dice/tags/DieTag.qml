import QtQuick
import Dice

// Above a die: its owner and its face, large enough to read from a distance; `points` if it may be kept.
Item {
    id: tag

    property int colour: 0
    property string text
    property bool mine: false
    property bool hot: false
    // From above it sits beside its die, in 3D it floats over it on a thread.
    property bool beside: false
    property real away: Theme.s12
    // How far it is raised to clear another tag.
    property real lift: 0

    readonly property real size: mine || hot ? Theme.sizeButton : Theme.sizeText

    Rectangle {
        x: -width / 2
        y: -tag.away - tag.lift
        width: Theme.rim
        height: tag.away * 0.75 + tag.lift
        visible: !tag.beside
        color: Theme.ink
        opacity: 0.7
    }
    Shadow {
        anchors.fill: pill
        radius: pill.radius
        offset.y: Theme.s4 / 2
        blur: Theme.s8
        color: RollingDiceColours.box.flatShade
    }
    Rectangle {
        id: pill
        x: tag.beside ? tag.away : -width / 2
        y: (tag.beside ? -height / 2 : -tag.away - height) - tag.lift
        width: row.width + tag.size * 0.95
        height: tag.size * 1.5
        radius: height / 2
        color: tag.hot ? Theme.seatSoft(tag.colour) : Theme.paper
        antialiasing: true
        border.width: tag.mine || tag.hot ? Theme.rim * 1.6 : Theme.rim
        border.color: Theme.seatInk(tag.colour)

        Row {
            id: row
            anchors.centerIn: parent
            spacing: tag.size * 0.3

            SeatMark { anchors.verticalCenter: parent.verticalCenter; seat: tag.colour; size: tag.size * 0.92 }
            Title { anchors.verticalCenter: parent.verticalCenter; text: tag.text; size: tag.size; Accessible.ignored: true }
        }
    }
}
