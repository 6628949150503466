pragma ComponentBehavior: Bound
import QtQuick
import Dice

// One round on the pad.
Item {
    id: row

    required property int index
    required property ScorePad pad

    readonly property var line: pad.rounds[index] ?? ({ round: index + 1, cells: [], current: false })
    readonly property bool now: line.current && !pad.game.table.over

    Accessible.role: Accessible.Row
    Accessible.name: qsTr("Round %1").arg(line.round) + ": "
        + line.cells.map((text, seat) => text === "" ? "" : pad.nameOf(seat) + " " + text).filter(text => text !== "").join(", ")

    Rectangle {
        anchors.fill: parent
        anchors.topMargin: Theme.hairline
        visible: row.now
        radius: Theme.radiusSmall * 0.7
        color: Theme.alpha(DiceFlickColours.desk.now, Theme.dark ? 0.16 : 0.1)
    }
    Rectangle { anchors.bottom: parent.bottom; width: parent.width; height: Theme.hairline; color: Theme.line }
    Label {
        width: row.pad.gutter
        anchors.verticalCenter: parent.verticalCenter
        text: row.line.round
        horizontalAlignment: Text.AlignHCenter
        size: Theme.sizeTiny
        bold: row.now
        color: row.now ? DiceFlickColours.desk.now : Theme.muted
    }
    Row {
        x: row.pad.gutter

        Repeater {
            model: row.line.cells.length

            PadCell {
                required property int index
                readonly property string written: row.line.cells[index] ?? ""

                width: row.pad.column
                height: row.height
                seat: row.pad.colourOf(index)
                seed: row.index * 3 + index
                open: row.now && written === "" && index === row.pad.game.table.activeIndex
                text: open ? row.pad.game.table.pending : row.pad.missingRow === row.index && row.pad.missingFor === index ? "" : written
            }
        }
    }
}
