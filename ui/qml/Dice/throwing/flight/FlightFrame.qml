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

    default property alias content: picture.data

    readonly property bool enlarged: scaled && view !== null && camera.near > 0
    readonly property real zoom: enlarged ? camera.zoom : 1
    readonly property point spot: enlarged ? view.project(camera.focus) : Qt.point(width / 2, height / 2)

    clip: enlarged

    FlightCamera { id: camera; arena: frame.arena }
    Item {
        id: picture
        width: parent.width
        height: parent.height
        transform: [
            Scale { origin.x: frame.spot.x; origin.y: frame.spot.y; xScale: frame.zoom; yScale: frame.zoom },
            Translate { x: camera.centred * (frame.width / 2 - frame.spot.x); y: camera.centred * (frame.height / 2 - frame.spot.y) }
        ]
    }
}
