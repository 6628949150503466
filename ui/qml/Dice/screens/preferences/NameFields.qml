pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// The default names of the six seats.
Grid {
    id: grid

    required property SettingsModel settings

    readonly property real each: (width - 2 * padding - columnSpacing) / 2

    columns: 2
    padding: Theme.s16
    columnSpacing: Theme.s12
    rowSpacing: Theme.s8

    Repeater {
        model: grid.settings.names

        TextField {
            id: field

            required property string name
            required property int index

            objectName: "name" + index
            width: grid.each
            implicitHeight: Theme.compact ? Theme.control : Theme.s48 - Theme.s4
            inset: Theme.mark + Theme.s16
            label: qsTr("Name of seat %1").arg(index + 1)
            value: name
            onCommitted: text => grid.settings.setName(index, text)

            SeatMark { x: Theme.s8; seat: field.index; anchors.verticalCenter: parent.verticalCenter }
        }
    }
}
