pragma ComponentBehavior: Bound
import QtQuick
import Dice

// The dice on the ice blocks from above; they glow while they are counted.
Item {
    id: blocks

    required property var view

    readonly property var rows: view.game.table.blocks
    readonly property bool counting: view.parts.some(part => part.kind === "block")

    Repeater {
        model: 6

        FlatFloeDie {
            required property int index
            readonly property var block: blocks.rows[index] ?? ({ colour: -1, face: 1 })
            readonly property point spot: blocks.view.blockAt(index)

            x: spot.x
            y: spot.y
            visible: block.colour >= 0
            mm: blocks.view.mm
            lift: blocks.view.lift
            tilt: blocks.view.tilt
            grown: blocks.view.grown
            turn: faces.upright(block.face, 20 + 47 * index)
            colour: Math.max(0, Number(block.colour))
            glow: blocks.counting && block.colour >= 0 ? 0.5 + 0.5 * blocks.view.beat : 0
        }
    }
    FlatIceFaces { id: faces }
}
