pragma ComponentBehavior: Bound
import QtQuick
import Dice

// The fields of a column as a screen reader finds them; arrows walk over them, and the visited one has a ring.
Item {
    id: reader

    required property var fields
    property int stoneRow: 0
    property real rowHeight: Theme.s48
    // The row that is visited; -1: none, but perhaps the column as a whole.
    property int visited: -1

    function visit(row) { rows.itemAt(row)?.forceActiveFocus(Qt.TabFocusReason) }
    // Steps up or down, at first from the stone; false: there is no field.
    function step(by) {
        const row = (visited < 0 ? stoneRow : visited) + by
        if (visited < 0 && by < 0 || row < 0 || row >= rows.count) return false
        visit(row)
        return true
    }

    Repeater {
        id: rows
        model: 8

        Item {
            id: field

            required property int index

            objectName: "row" + index
            y: (7 - index) * reader.rowHeight
            width: reader.width
            height: reader.rowHeight
            onActiveFocusChanged: reader.visited = activeFocus ? index : reader.visited === index ? -1 : reader.visited

            Accessible.role: Accessible.Cell
            Accessible.name: reader.fields[index] ?? ""
            Accessible.focusable: true
            Accessible.focused: activeFocus

            FocusRing {
                shown: field.activeFocus
                anchors.margins: 0
                corner: Theme.radiusSmall
                distance: 0
                border.color: Theme.white
            }
        }
    }
}
