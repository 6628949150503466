pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// Tags over the scoring dice, the dice that may be kept, and those on the ice blocks; and the label of the line to beat.
Item {
    id: tags

    required property RollingDiceModel game
    property var view: null
    property string hotDie

    readonly property bool lying: view?.lying ?? false
    readonly property bool shown: view !== null && !game.table.arena.thrown
    readonly property real away: Theme.compact ? Theme.s8 : Theme.s12
    readonly property point lineEnd: view?.project(Qt.vector3d(13.2, 0, game.table.lineZ)) ?? Qt.point(0, 0)
    readonly property var blocks: game.table.blocks
    readonly property var signs: shown ? apart([...ringSigns(), ...choiceSigns()]) : []

    function sign(place, more) {
        const spot = view.project(Qt.vector3d(place.x, lying ? 0 : place.y, place.z))
        return Object.assign({ x: spot.x + (lying ? 0.4 * view.dieSize : 0), y: spot.y, lift: 0, hot: false }, more)
    }
    function ringSigns() {
        return game.table.rings.map(ring => sign(Qt.vector3d(ring.x, 1, ring.z), { colour: ring.colour, text: String(ring.face), mine: ring.active }))
    }
    function choiceSigns() {
        return dice.choices().map(row => sign(row.position.plus(Qt.vector3d(0, 0.5, 0)),
            { colour: Number(row.colour), text: row.points, mine: row.take === game.keeping.chosen, hot: row.key === hotDie }))
    }
    // From the nearest die to the farthest; a tag that would cover another one is raised.
    function apart(found) {
        const high = Theme.sizeButton * 1.6, done = []
        for (const one of found.sort((a, b) => b.y - a.y)) {
            for (const other of done) {
                const wide = Theme.sizeText * (2.4 + 0.3 * (one.text.length + other.text.length))
                if (Math.abs(one.x - other.x) < wide && Math.abs(one.y - one.lift - other.y + other.lift) < high)
                    one.lift = one.y - other.y + other.lift + high
            }
            done.push(one)
        }
        return done
    }

    LyingDice { id: dice; arena: tags.game.table.arena }
    Repeater {
        model: tags.signs.length

        DieTag {
            required property int index
            readonly property var sign: tags.signs[index] ?? ({ x: 0, y: 0, lift: 0, colour: 0, text: "", mine: false, hot: false })

            x: sign.x
            y: sign.y
            z: hot ? 2 : mine ? 1 : 0
            away: tags.away
            lift: sign.lift
            beside: tags.lying
            colour: sign.colour
            text: sign.text
            mine: sign.mine
            hot: sign.hot
        }
    }
    Repeater {
        model: tags.blocks.length

        DieTag {
            required property int index
            readonly property var block: tags.blocks[index] ?? ({ colour: -1, face: 1 })
            readonly property point spot: tags.view?.blockAt(index) ?? Qt.point(0, 0)

            x: spot.x
            y: spot.y
            visible: tags.shown && block.colour >= 0
            away: tags.lying ? 0.7 * (tags.view?.dieSize ?? 0) : tags.away
            colour: Math.max(0, block.colour)
            text: block.face
        }
    }
    Tag {
        x: tags.lying ? tags.lineEnd.x - width / 2 : tags.lineEnd.x + Theme.s4
        y: tags.lying ? tags.lineEnd.y + Theme.s4 / 2 : tags.lineEnd.y - height / 2
        visible: tags.shown && tags.game.table.lineShown && tags.game.aim.shown
        text: qsTr("or further")
        tones: RollingDiceColours.desk
        tone: RollingDiceColours.scene.line
        size: Theme.sizeTiny
    }
}
