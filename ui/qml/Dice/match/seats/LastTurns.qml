pragma ComponentBehavior: Bound
import QtQuick
import Dice

// The last turn of every player but the one on turn, a line each.
Column {
    id: turns

    required property var seats
    // Only so many of the latest are shown.
    property int most: 0
    property int active: 0
    property real lineHeight: Theme.sizeKey * 1.55

    readonly property int count: rows.count
    readonly property real need: Math.max(0, Math.min(most, count - 1)) * lineHeight

    Accessible.role: Accessible.List
    Accessible.name: qsTr("Last turns")

    Repeater {
        id: rows
        model: turns.seats

        Item {
            id: line

            required property int index
            required property int seat
            required property string name
            required property string lastTurn

            width: turns.width
            height: turns.lineHeight
            visible: lastTurn !== "" && (turns.active - 1 - index + turns.count) % turns.count < turns.most

            Accessible.role: Accessible.ListItem
            Accessible.ignored: !visible
            Accessible.name: name + ": " + lastTurn

            SeatMark { id: mark; anchors.verticalCenter: parent.verticalCenter; seat: line.seat; size: Theme.markTiny * 0.78 }
            Label {
                anchors { left: mark.right; leftMargin: Theme.s4; right: parent.right; verticalCenter: parent.verticalCenter }
                text: line.lastTurn
                mayBeCut: true // the explanation of the seat has all of it
                size: Theme.sizeKey
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.sizeKey * 0.82
                strong: true
                Accessible.ignored: true
            }
        }
    }
}
