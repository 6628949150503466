import QtQuick
import Dice
import Dice.Models

// Holds a picture of dice, and enlarges it around them while they fly: for pictures that have no camera, or should not be drawn again.
Item {
    id: frame

    required property ArenaModel arena
    // What projects places onto the picture; null while there is none.
    property var view: null
    property bool scaled: true
    // How much of the picture lies below other parts of the screen, at the top and at the bottom: enlarged it must not cover them.
    property real over: 0
    property real under: 0

    default property alias content: picture.data

    readonly property bool enlarged: scaled && view !== null && camera.near > 0
    readonly property real zoom: enlarged ? camera.zoom : 1
    readonly property point spot: enlarged ? view.project(camera.focus) : Qt.point(width / 2, height / 2)
    // How far the picture is framed, from 0 to 1.
    readonly property real framed: Math.min(1, 4 * arena.nearness)

    FlightCamera { id: camera; arena: frame.arena }
    Item {
        id: opening
        y: frame.over * frame.framed
        width: parent.width
        height: parent.height - (frame.over + frame.under) * frame.framed
        clip: frame.enlarged || frame.framed > 0

        Item {
            id: picture
            y: -opening.y
            width: frame.width
            height: frame.height
            transform: [
                Scale { origin.x: frame.spot.x; origin.y: frame.spot.y; xScale: frame.zoom; yScale: frame.zoom },
                Translate {
                    x: frame.enlarged ? camera.centred * (frame.width / 2 - frame.spot.x) : 0
                    y: frame.enlarged ? camera.centred * (frame.height / 2 - frame.spot.y) : 0
                }
            ]
        }
        Rectangle {
            anchors.fill: parent
            visible: frame.framed > 0 && frame.arena.angle !== ""
            opacity: frame.framed
            color: Theme.clear
            border.width: Theme.rim
            border.color: Theme.accent
        }
    }
}
