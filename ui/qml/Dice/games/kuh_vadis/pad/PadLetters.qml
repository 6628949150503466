pragma ComponentBehavior: Bound
import QtQuick
import Dice

// The names of the columns below the fields and of the rows beside them, as on the printed sheet: a1 is at the top left.
Item {
    id: letters

    property real cell: Theme.s48
    property real margin: cell * 0.28

    component Mark: Label {
        objectName: "letter"
        size: Math.max(Theme.sizeKey * 0.82, letters.cell * 0.17)
        bold: true
        color: KuhVadisColours.pad.chance
        Accessible.ignored: true
    }

    Repeater {
        model: ["a", "b", "c", "d", "e", "f", "g"]

        Item {
            id: line

            required property string modelData
            required property int index

            Mark {
                x: (line.index + 0.5) * letters.cell - width / 2
                y: 7 * letters.cell + (letters.margin - height) / 2
                text: line.modelData
            }
            Mark {
                x: -(letters.margin + width) / 2
                y: (line.index + 0.5) * letters.cell - height / 2
                text: line.index + 1
            }
        }
    }
}
