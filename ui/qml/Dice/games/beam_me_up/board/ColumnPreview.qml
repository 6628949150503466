pragma ComponentBehavior: Bound
import QtQuick
import Dice
import "../pieces/shapes.js" as Shapes

// Preview of a move in a column: the path up, the ghost stone with its steps, and the icy ghost of a Cool down.
Item {
    id: preview

    required property BeamMeUpColumn column
    required property var kinds

    readonly property int row: column.model.height
    readonly property int goal: column.model.ghost
    readonly property bool rises: goal >= 0
    readonly property bool sinks: column.model.cool === "hit"

    Repeater {
        model: preview.rises ? Math.max(0, preview.goal - preview.row) : 0

        Glyph {
            required property int index
            readonly property real half: preview.column.rowHeight * (index === 0 ? 0.56 : 0.44)

            x: (preview.width - width) / 2
            y: preview.column.centre(preview.row + index) - half - height * 0.6
            width: preview.column.stoneWidth * 0.56
            height: width
            path: Shapes.chevron
            color: Qt.lighter(preview.column.tint, 1.35)
            opacity: 0.8 + 0.2 * Math.sin(preview.column.time * 5 - index)
        }
    }
    GhostStone {
        id: ghost
        x: (preview.width - width) / 2
        y: preview.column.centre(preview.goal) - height / 2
        visible: preview.rises
        width: preview.column.stoneWidth
        height: preview.column.stoneHeight
        seat: preview.column.seat
        bare: preview.kinds[preview.goal] !== undefined
        time: preview.column.time
    }
    StepChip {
        x: ghost.x + ghost.width * 0.66
        y: ghost.y - height / 2
        visible: ghost.visible && text !== ""
        text: preview.column.model.chip
        stoneWidth: preview.column.stoneWidth
    }
    GhostStone {
        id: cold
        x: (preview.width - width) / 2
        y: preview.column.centre(preview.column.model.coolRow) - height / 2
        visible: preview.sinks
        width: preview.column.stoneWidth
        height: preview.column.stoneHeight
        seat: preview.column.seat
        cold: true
        bare: preview.kinds[preview.column.model.coolRow] !== undefined
    }
    StepChip {
        x: cold.x + cold.width * 0.66
        y: cold.y - height / 4
        visible: cold.visible && !preview.column.slim
        text: "−1"
        cold: true
        stoneWidth: preview.column.stoneWidth
    }
}
