pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models
import "../pencil/strokes.js" as Strokes

// The grid of seven by seven fields: a single tab stop with arrow keys inside; hovering previews a mark, a click makes it.
FocusScope {
    id: grid

    required property KuhVadisModel game
    property real cell: Theme.s48
    property real fine: cell
    property real glow: 1
    property int current: 24
    property int hovered: -1
    property int drawing: -1
    property real drawn: 1
    property real dusk: stepsBack ? 1 : 0

    readonly property int side: 7
    readonly property bool stepsBack: game.extraRound || game.over
    readonly property var chained: game.over ? [].concat(...game.chain) : []
    // The fields below the pointer and with the focus, if they can be marked; what changed last counts.
    readonly property int over: playable(hovered) ? hovered : -1
    readonly property int on: activeFocus && playable(current) ? current : -1

    function fieldAt(index) { return fields.itemAt(index) as KuhVadisField }
    function playable(index) { return fieldAt(index)?.claimable ?? false }
    function enter() {
        const free = Array.from({ length: side * side }, (_, index) => index).find(index => playable(index))
        visit(playable(current) ? current : free ?? current)
    }
    function visit(index) {
        current = index
        fieldAt(index)?.forceActiveFocus(Qt.TabFocusReason)
    }
    function walk(across, down) {
        const column = current % side + across
        const row = Math.floor(current / side) + down
        if (column >= 0 && column < side && row >= 0 && row < side) visit(row * side + column)
    }
    function tellOver() { over >= 0 || on < 0 ? game.preview(over) : game.visit(on) }
    function tellOn() { on >= 0 ? game.visit(on) : game.preview(over) }
    function pick(index) {
        if (!playable(index)) return false
        game.pick(index)
        return true
    }
    function under(position) {
        const column = Math.floor(position.x / cell)
        const row = Math.floor(position.y / cell)
        return column >= 0 && column < side && row >= 0 && row < side ? row * side + column : -1
    }

    width: side * cell
    height: width
    // Later: the model is still telling what it shows.
    onOverChanged: Qt.callLater(tellOver)
    onOnChanged: Qt.callLater(tellOn)

    Keys.onLeftPressed: walk(-1, 0)
    Keys.onRightPressed: walk(1, 0)
    Keys.onUpPressed: walk(0, -1)
    Keys.onDownPressed: (event) => {
        event.accepted = current < side * (side - 1)
        if (event.accepted) walk(0, 1)
    }
    Keys.onSpacePressed: (event) => event.accepted = pick(current)

    Accessible.role: Accessible.Grouping
    Accessible.name: game.sheetText

    Drawing {
        x: (grid.cell * grid.side - width) / 2
        y: x
        width: grid.cell * 7.2
        height: width
        fine: grid.fine * 7.2
        name: "grid"
    }
    Repeater {
        id: fields
        model: grid.game.fields

        KuhVadisField {
            x: index % grid.side * grid.cell
            y: Math.floor(index / grid.side) * grid.cell
            width: grid.cell
            height: grid.cell
            fine: grid.fine
            glow: grid.glow
            over: grid.game.over
            dusk: grid.dusk
            drawn: grid.drawing === index ? grid.drawn : 1
            chained: grid.chained.includes(index)
            // Qt does not remove an item from the tab order while it has focus.
            activeFocusOnTab: index === grid.current || activeFocus
            onActiveFocusChanged: if (activeFocus) grid.current = index
            onPicked: grid.game.pick(index)
        }
    }
    Drawing {
        readonly property bool shown: grid.fieldAt(grid.current)?.activeFocus ?? false

        x: (grid.current % grid.side - 0.03) * grid.cell
        y: (Math.floor(grid.current / grid.side) - 0.03) * grid.cell
        z: 2
        width: grid.cell * 1.06
        height: width
        fine: grid.fine * 1.06
        name: shown ? "focus" : ""
    }
    PencilMark {
        readonly property KuhVadisField field: grid.fieldAt(grid.game.previewField)

        visible: field !== null && grid.game.previewField >= 0
        x: (field?.x ?? 0) - grid.cell * 0.12
        y: (field?.y ?? 0) - grid.cell * 0.12
        z: 2
        width: grid.cell * 1.24
        height: width
        fine: grid.fine * 1.24
        opacity: 0.85
        bleed: 10
        thickness: 6
        seed: field?.seed ?? 1
        tint: KuhVadisColours.pad[grid.game.activeSign] ?? KuhVadisColours.pad.graphite
        strokes: visible ? Strokes.sign(grid.game.activeSign, seed) : []
    }

    Explained {
        find: (x, y) => {
            const field = grid.fieldAt(grid.under(Qt.point(x, y)))
            return field ? { title: field.term.title, text: field.term.text, spot: Qt.rect(field.x, field.y, grid.cell, grid.cell) } : null
        }
    }
    HoverHandler {
        cursorShape: grid.playable(grid.hovered) ? Qt.PointingHandCursor : Qt.ArrowCursor
        onPointChanged: grid.hovered = hovered ? grid.under(point.position) : -1
        onHoveredChanged: grid.hovered = hovered ? grid.under(point.position) : -1
    }
    TapHandler { onTapped: (point) => grid.pick(grid.under(point.position)) }
    SequentialAnimation {
        id: pencil
        PropertyAction { target: grid; property: "drawn"; value: Theme.slow > 0 ? 0 : 1 }
        NumberAnimation { target: grid; property: "drawn"; to: 1; duration: 1.2 * Theme.slow; easing.type: Easing.InOutSine }
    }
    Connections {
        target: grid.game
        function onMarked(field, sign) {
            pencil.complete()
            grid.drawing = field
            pencil.start()
        }
    }
    Behavior on dusk { NumberAnimation { duration: Theme.normal; easing.type: Theme.easing } }
}
