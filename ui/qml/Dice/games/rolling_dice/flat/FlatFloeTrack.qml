pragma ComponentBehavior: Bound
import QtQuick
import Dice

// The numbers of the score track, upright. Its origin is the centre of the box.
Item {
    id: numbers

    property real mm: 1
    // How much shorter lengths ahead are on the screen.
    property real squash: 1

    Accessible.ignored: true

    SealTrack { id: track }
    Repeater {
        model: track.lap

        Title {
            mayBeCut: true // a tag may lie on it
            required property int index
            readonly property vector3d spot: track.space(index)
            readonly property bool five: index % 5 === 0

            x: spot.x * numbers.mm - width / 2
            y: spot.z * numbers.squash * numbers.mm - height / 2
            text: String(index)
            size: (five ? 9.4 : 7.6) * numbers.mm
            color: five ? RollingDiceColours.box.onPale : RollingDiceColours.box.onRim
        }
    }
}
