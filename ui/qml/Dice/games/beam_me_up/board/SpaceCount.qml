pragma ComponentBehavior: Bound
import QtQuick
import Dice

// Stones in space out of the number needed, as small capsules.
Row {
    id: counter

    property int reached: 0
    property int goal: 5
    property color tint: Theme.white
    property color empty: Theme.muted
    property real size: Theme.s8

    spacing: Math.max(Theme.ring, size * 0.5)

    Repeater {
        model: counter.goal

        Rectangle {
            required property int index

            width: counter.size
            height: counter.size * 1.62
            radius: width / 2
            antialiasing: true
            color: index < counter.reached ? counter.tint : Theme.clear
            border.width: index < counter.reached ? 0 : Theme.rim
            border.color: counter.empty
        }
    }
}
