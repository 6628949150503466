pragma ComponentBehavior: Bound
import QtQml
import Dice.Models

// Which die lies in which hollow, as plain values.
Instantiator {
    id: reader

    required property ArenaModel arena

    component Row: QtObject {
        required property var model
    }

    // By the number of the hollow: colour and pose of its die.
    function gather() {
        const found = {}
        for (let i = 0; i < count; ++i) {
            const row = (objectAt(i) as Row)?.model
            if (!row?.present || row.place < 0) continue
            // A copy: what a model gives is read again when it is used.
            const turn = row.rotation
            found[row.place] = { colour: row.colour, turn: Qt.quaternion(turn.scalar, turn.x, turn.y, turn.z) }
        }
        return found
    }

    model: arena

    Row {}
}
