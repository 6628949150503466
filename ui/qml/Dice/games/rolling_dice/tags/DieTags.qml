pragma ComponentBehavior: Bound
import QtQuick
import Dice
import "labels.js" as Labels

// Tags beside the scoring dice, the dice that may be kept, and those on the ice blocks; and the label of the line to beat. They cover no die, no value and no other tag.
Item {
    id: tags

    required property var game
    property var view: null
    property string hotDie
    // What else must not be covered, in the coordinates of this item.
    property var others: []

    readonly property bool shown: view !== null && !game.table.arena.thrown
    readonly property bool lineTold: shown && game.table.lineShown && game.aim.shown
    readonly property point lineEnd: view?.project(Qt.vector3d(14, 0, game.table.lineZ)) ?? Qt.point(0, 0)
    readonly property var blocks: game.table.blocks
    readonly property real gap: Theme.s4
    readonly property rect bounds: Qt.rect(gap, gap, width - 2 * gap, height - 2 * gap)
    // Changes whenever tags may have to move: with the position, the choice and the camera, but not with every row of the model.
    readonly property var moment: [shown, lineTold, game.table.rings, blocks, game.keeping.chosen, others, bounds, lineEnd, view?.project(Qt.vector3d(-13, 0, 21)) ?? null]
    // The tags, each with its rectangle and that of its die.
    property var signs: []

    function box(item) { return ({ x: item.x, y: item.y, w: item.width, h: item.height }) }
    // The dice on the floe, and the printed value of every net and hole.
    function dieBoxes() { return lying.all().map(row => box(view.dieRect(row.position, row.room))) }
    function values() { return game.table.fields.map(field => box(view.valueRect(field))) }
    function label(die, more) {
        const size = more.mine ? Theme.sizeButton : Theme.sizeText
        return Object.assign({ die: die, size: size, w: size * (2.15 + 0.64 * more.text.length), h: 1.5 * size }, more)
    }
    function wanted() {
        const rings = game.table.rings.map(ring => [lying.find(row => row.key === ring.key), ring]).filter(([row]) => row)
            .map(([row, ring]) => label(box(view.dieRect(row.position, row.room)), { key: row.key, colour: Number(ring.colour), text: String(ring.face), mine: ring.active }))
        const choices = lying.choices().map(row => label(box(view.dieRect(row.position, row.room)), { key: row.key, colour: Number(row.colour), text: row.points, mine: row.take === game.keeping.chosen }))
        const held = blocks.map((block, number) => ({ block: block, rect: box(view.blockRect(number)) })).filter(each => each.block.colour >= 0)
            .map(each => label(each.rect, { key: "", colour: Number(each.block.colour), text: String(each.block.face), mine: false }))
        // What matters most is next to its die.
        return [...choices, ...rings, ...held].sort((one, other) => Number(other.mine) - Number(one.mine))
    }
    function layOut() {
        const found = shown ? wanted() : []
        const kept = shown ? [...dieBoxes(), ...values(), ...found.map(each => each.die), ...others.map(box), ...(lineTold ? [box(lineTag)] : [])] : []
        signs = Labels.place(found, kept, { x: bounds.x, y: bounds.y, w: bounds.width, h: bounds.height }, gap)
    }

    onMomentChanged: Qt.callLater(layOut)

    LyingDice { id: lying; arena: tags.game.table.arena }
    Repeater {
        model: tags.signs.length

        DieTag {
            required property int index
            readonly property var sign: tags.signs[index] ?? ({ rect: { x: 0, y: 0, w: 0, h: 0 }, die: { x: 0, y: 0, w: 0, h: 0 }, label: { key: "", colour: 0, text: "", mine: false, size: 0 } })

            x: sign.rect.x
            y: sign.rect.y
            z: hot ? 2 : mine ? 1 : 0
            width: sign.rect.w
            height: sign.rect.h
            die: Qt.point(sign.die.x + sign.die.w / 2 - x, sign.die.y + sign.die.h / 2 - y)
            dieSize: sign.die.w
            size: sign.label.size
            colour: sign.label.colour
            text: sign.label.text
            mine: sign.label.mine
            hot: sign.label.key !== "" && sign.label.key === tags.hotDie
        }
    }
    Tag {
        id: lineTag
        x: Math.min(tags.lineEnd.x, tags.width - width)
        y: tags.lineEnd.y - height / 2
        visible: tags.lineTold
        text: qsTr("or further")
        tones: RollingDiceColours.desk
        tone: RollingDiceColours.scene.line
        size: Theme.sizeTiny
    }
}
