pragma ComponentBehavior: Bound
import QtQuick
import Dice

// Playing strength as five pills in a line, for narrow places.
Row {
    id: pills

    property int strength: 1
    property color color: Theme.ink

    spacing: Theme.s4 / 2

    Repeater {
        model: 5

        Rectangle {
            required property int index

            width: Theme.s8
            height: Theme.s4
            radius: height / 2
            color: index < pills.strength ? pills.color : Theme.alpha(pills.color, 0.25)
        }
    }
}
