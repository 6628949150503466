pragma ComponentBehavior: Bound
import QtQuick
import Dice

// All chances of winning in one bar.
Row {
    id: bar

    required property var seats
    property int count: 0

    height: Theme.s4 * 1.5
    spacing: Theme.s4 / 2

    Repeater {
        model: bar.seats

        Rectangle {
            required property int seat
            required property real chance

            width: (bar.width - bar.spacing * (bar.count - 1)) * Math.max(0, chance)
            height: bar.height
            radius: height / 2
            color: Theme.seatInk(seat)
            antialiasing: true

            Behavior on width { NumberAnimation { duration: Theme.slow; easing.type: Theme.easing } }
        }
    }
}
