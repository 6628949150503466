pragma ComponentBehavior: Bound
import QtQuick
import Dice

// The marks of several seats, overlapping.
Row {
    id: marks

    property var seats: []
    property real size: Theme.markSmall
    property bool ring: false

    spacing: -size / 4

    Repeater {
        model: marks.seats

        SeatMark {
            required property int modelData
            seat: modelData
            size: marks.size
            ring: marks.ring
        }
    }
}
