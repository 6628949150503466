pragma ComponentBehavior: Bound
import QtQuick
import Dice

// Playing strength as five rising bars.
Row {
    id: bars

    property int strength: 1
    property color color: Theme.ink

    height: Theme.s16
    spacing: Theme.s4 / 2

    Repeater {
        model: 5

        Rectangle {
            required property int index

            y: bars.height - height
            width: Theme.s4
            height: bars.height * (index + 2) / 6
            radius: width / 2
            color: index < bars.strength ? bars.color : Theme.alpha(bars.color, 0.25)
        }
    }
}
