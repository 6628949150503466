import QtQuick
import Dice

// Beside a die: its owner and its face, large enough to read from a distance, or the points it brings if it is kept; a thread leads to the die.
Item {
    id: tag

    property int colour: 0
    property string text
    property bool mine: false
    property bool hot: false
    property real size: Theme.sizeText
    // The middle of the die, from the top left corner.
    property point die: Qt.point(0, 0)
    property real dieSize: 0

    readonly property real across: die.x - width / 2
    readonly property real along: die.y - height / 2
    readonly property real way: Math.hypot(across, along)
    // A label next to its die needs no thread.
    readonly property bool threaded: way > (width + dieSize) / 2 + Theme.s8

    Rectangle {
        x: tag.width / 2
        y: tag.height / 2 - height / 2
        width: tag.way
        height: Theme.rim
        visible: tag.threaded
        transformOrigin: Item.Left
        rotation: Math.atan2(tag.along, tag.across) * 180 / Math.PI
        antialiasing: true
        color: Theme.seatInk(tag.colour)
        opacity: 0.8
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
        anchors.fill: parent
        radius: height / 2
        color: tag.hot ? Theme.seatSoft(tag.colour) : Theme.paper
        antialiasing: true
        border.width: tag.mine || tag.hot ? Theme.rim * 1.6 : Theme.rim
        border.color: Theme.seatInk(tag.colour)

        Row {
            anchors.centerIn: parent
            spacing: tag.size * 0.3

            SeatMark { anchors.verticalCenter: parent.verticalCenter; seat: tag.colour; size: tag.size * 0.92 }
            Title { anchors.verticalCenter: parent.verticalCenter; text: tag.text; size: tag.size; Accessible.ignored: true }
        }
    }
}
