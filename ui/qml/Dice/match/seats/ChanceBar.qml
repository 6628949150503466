pragma ComponentBehavior: Bound
import QtQuick
import Dice

// All chances of winning in one bar; each share has the colour of its seat, and its symbol if there is room.
Row {
    id: bar

    required property var seats
    property int count: 0

    height: Theme.markTiny
    spacing: Theme.s4 / 2

    Repeater {
        model: bar.seats

        Item {
            id: share

            required property int seat
            required property real chance

            objectName: "chance" + seat
            width: (bar.width - bar.spacing * (bar.count - 1)) * Math.max(0, chance)
            height: bar.height

            Rectangle {
                y: (parent.height - height) / 2
                width: parent.width
                height: Theme.s4 * 1.5
                radius: height / 2
                color: Theme.seatInk(share.seat)
                antialiasing: true
            }
            SeatMark {
                x: (parent.width - width) / 2
                visible: parent.width >= width + Theme.s4
                seat: share.seat
                size: bar.height
            }

            Behavior on width { NumberAnimation { duration: Theme.slow; easing.type: Theme.easing } }
        }
    }
}
