pragma ComponentBehavior: Bound
import QtQuick
import Dice

// The white line where space begins, with a few bright stars on it.
Item {
    id: starLine

    clip: true

    Glow {
        x: -starLine.width * 0.25
        y: (starLine.height - height) / 2
        width: starLine.width * 1.5
        height: starLine.height * 0.46
        tint: BeamMeUpColours.sky.light
        opacity: 0.75
        power: 1.6
    }
    Rectangle {
        y: (starLine.height - height) / 2
        width: starLine.width
        height: 2 * Theme.hairline
        color: Theme.white
    }
    Repeater {
        model: Math.max(0, Math.round(starLine.width / (Theme.s48 * 0.95)))

        Glow {
            required property int index
            readonly property real place: (index * 0.618 + 0.21) % 1

            x: place * starLine.width - width / 2
            y: (starLine.height - height) / 2
            width: Theme.s12 + Theme.s12 * ((index * 0.37) % 1)
            height: width
            power: 3.4
        }
    }
}
