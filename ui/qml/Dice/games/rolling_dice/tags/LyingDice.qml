pragma ComponentBehavior: Bound
import QtQml
import Dice.Models

// The dice on the floe as plain values: positions by key, and the die near a point that may be kept.
Instantiator {
    id: reader

    required property ArenaModel arena

    component Row: QtObject {
        required property var model
    }

    function rowOf(number) { return (objectAt(number) as Row)?.model ?? null }
    function find(fits) {
        for (let i = 0; i < count; ++i) {
            const row = rowOf(i)
            if (row?.present && fits(row)) return row
        }
        return null
    }
    function place(key) {
        const row = find(row => row.key === key)
        return row ? Qt.vector3d(row.position.x, row.position.y, row.position.z) : null
    }
    // The dice that lie on the ice.
    function all() { return filtered(row => row.position.y > 0) }
    function choices() { return filtered(row => row.take >= 0) }
    function filtered(fits) {
        const found = []
        find(row => {
            if (fits(row)) found.push(row)
            return false
        })
        return found
    }
    // The key and the choice of the die at a point, if it may be kept.
    function near(point, view, room) {
        let best = null
        find(row => {
            if (row.take < 0) return false
            const die = view.dieRect(row.position, row.room)
            const away = Math.hypot(die.x + die.width / 2 - point.x, die.y + die.height / 2 - point.y)
            if (away < Math.max(room, 0.75 * die.width) && away < (best?.away ?? Infinity))
                best = { key: row.key, take: row.take, away: away }
            return false
        })
        return best
    }

    model: arena

    Row {}
}
