pragma ComponentBehavior: Bound
import QtQuick
import Dice

// The remaining rolls, as dots.
Row {
    id: dots

    property int ready: 0
    property int total: 3
    property color tint: Theme.accentInk

    spacing: Theme.s4 * 1.5

    Repeater {
        model: dots.total

        Rectangle {
            required property int index

            width: Theme.s8
            height: width
            radius: width / 2
            color: index < dots.ready ? dots.tint : Theme.clear
            antialiasing: true
            border.width: Theme.rim
            border.color: Theme.alpha(dots.tint, index < dots.ready ? 1 : 0.6)
        }
    }
}
