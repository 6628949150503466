import QtQuick
import Dice
import Dice.Models

// What lies at a point of the floe, for those who want it explained.
QtObject {
    id: places

    required property RollingDiceModel game
    property var view: null

    readonly property var lying: LyingDice { arena: places.game.table.arena }

    function near(spots, x, y) {
        return spots.find(each => Math.abs(each.spot.x - x) < each.half && Math.abs(each.spot.y - y) < each.half) ?? null
    }
    // The ring, then what is small, then what is large.
    function spots() {
        const table = game.table, one = view.sizeAt(Qt.vector3d(0, 0, 0))
        const ring = table.rings.filter(ring => ring.active).map(ring => ({ key: "ring", spot: view.project(Qt.vector3d(ring.x, 0, ring.z)), half: one }))
        const fields = table.fields.map(field => {
            const place = Qt.vector3d(field.x, 0, field.z)
            return { key: field.value > 0 ? "net" : "hole", spot: view.project(place), half: field.radius * view.sizeAt(place) }
        })
        const blocks = [0, 1, 2, 3, 4, 5].map(number => ({ key: "block", spot: view.blockAt(number), half: 1.4 * one }))
        const seals = Array.from({ length: table.seals.rowCount() }, (_, row) => ({ key: "seal", spot: view.sealAt(row), half: 1.4 * one }))
        return [...ring, ...seals, ...fields, ...blocks]
    }
    function lineAt(x, y) {
        if (!game.table.lineShown) return null
        const line = view.project(Qt.vector3d(0, 0, game.table.lineZ))
        const away = Math.abs(line.y - y)
        return away < Theme.s8 && view.floeAt(x, y) ? { key: "line", spot: Qt.point(x, y), half: Theme.s8 } : null
    }
    function at(x, y) {
        const found = view ? near(spots(), x, y) ?? lineAt(x, y) : null
        if (!found) return null
        const term = RollingDiceTerms.of[found.key]
        return { title: term.title, text: term.text, spot: Qt.rect(found.spot.x - found.half, found.spot.y - found.half, 2 * found.half, 2 * found.half) }
    }
}
