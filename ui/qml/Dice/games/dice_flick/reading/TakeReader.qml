pragma ComponentBehavior: Bound
import QtQml
import Dice.Models

// The takes as plain values, for code that needs all of them at once; kept after the score is entered.
Instantiator {
    id: reader

    required property DiceFlickModel game
    property var takes: []

    readonly property var taken: takes.filter(take => take.taken).sort((a, b) => a.number - b.number)
    readonly property bool scoring: game.table.phase === "score"

    component Row: QtObject {
        required property int index
        required property int number
        required property string kind
        required property string along
        required property string colour
        required property string title
        required property int points
        required property bool taken
        required property var places
    }

    // The first row containing this hollow, preferring a taken one.
    function rowOf(place) {
        const here = takes.filter(take => take.places.includes(place))
        return (here.find(take => take.taken) ?? here[0])?.row ?? -1
    }
    function gather() {
        if (!scoring) return
        const found = []
        for (let i = 0; i < count; ++i) {
            const row = objectAt(i) as Row
            if (row)
                found.push({ row: row.index, number: row.number, kind: row.kind, along: row.along, colour: row.colour, title: row.title, points: row.points,
                             taken: row.taken, places: Array.from(row.places) })
        }
        takes = found
    }

    model: game.scoring.takes
    onObjectAdded: Qt.callLater(gather)
    onObjectRemoved: Qt.callLater(gather)
    onScoringChanged: Qt.callLater(gather)

    Row {
        onNumberChanged: Qt.callLater(reader.gather)
        onTakenChanged: Qt.callLater(reader.gather)
        onPointsChanged: Qt.callLater(reader.gather)
        onTitleChanged: Qt.callLater(reader.gather)
        onPlacesChanged: Qt.callLater(reader.gather)
    }
}
