pragma ComponentBehavior: Bound
import QtQml
import Dice.Models

// Which die lies in which hollow, as plain JavaScript values.
Instantiator {
    id: reader

    required property ArenaModel arena

    component Row: QtObject {
        required property var model
    }

    // Maps the number of a hollow to the colour and pose of its die.
    function gather() {
        const found = {}
        for (let i = 0; i < count; ++i) {
            const row = (objectAt(i) as Row)?.model
            if (!row?.present || row.place < 0) continue
            // A copy, because a value of the model is read again on every use.
            const turn = row.rotation
            found[row.place] = { colour: row.colour, turn: Qt.quaternion(turn.scalar, turn.x, turn.y, turn.z) }
        }
        return found
    }

    model: arena

    Row {}
}
