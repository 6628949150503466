pragma ComponentBehavior: Bound
import QtQml

// The rows of a seat model as plain values, for code that needs all of them at once.
Instantiator {
    id: reader

    property var seats: []

    component Row: QtObject {
        required property string name
        required property int seat
    }

    function gather() {
        const found = []
        for (let i = 0; i < count; ++i) {
            const row = objectAt(i) as Row
            if (row)
                found.push({ name: row.name, seat: row.seat })
        }
        seats = found
    }

    onObjectAdded: Qt.callLater(gather)
    onObjectRemoved: Qt.callLater(gather)

    Row {
        onNameChanged: Qt.callLater(reader.gather)
        onSeatChanged: Qt.callLater(reader.gather)
    }
}
