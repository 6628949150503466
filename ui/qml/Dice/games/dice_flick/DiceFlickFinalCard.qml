pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// The final pad of Dice Flick: a line per seat with its ten rounds and its total; every winner is crowned.
FinalCard {
    id: final

    required property DiceFlickModel game

    readonly property real line: Math.min(Theme.s48, (rows.height - head.height) / Math.max(1, people.seats.length))
    readonly property int best: Math.max(...final.game.table.totals)
    readonly property real nameWidth: (Theme.compact ? 0.23 : 0.26) * rows.width
    readonly property real totalWidth: (Theme.compact ? 0.17 : 0.14) * rows.width
    readonly property real cell: (rows.width - nameWidth - totalWidth) / Math.max(1, game.table.rounds)

    title: qsTr("Final pad")
    note: qsTr("%1 rounds").arg(game.table.rounds)

    SeatReader { id: people; model: final.match.seats }
    Item {
        id: rows
        objectName: "finalPad"
        anchors.fill: parent

        Row {
            id: head
            x: final.nameWidth
            height: Theme.s24

            Repeater {
                model: final.game.table.rounds

                Label {
                    required property int index
                    width: final.cell
                    horizontalAlignment: Text.AlignHCenter
                    text: index + 1
                    size: Theme.sizeTiny
                    soft: true
                    Accessible.ignored: true
                }
            }
        }
        Column {
            y: head.height + Math.max(0, (rows.height - head.height - height) / 3)
            width: parent.width

            Repeater {
                model: people.seats

                PadLine {
                    required property var modelData
                    required property int index

                    objectName: "padLine" + index
                    width: rows.width
                    height: final.line
                    nameWidth: final.nameWidth
                    totalWidth: final.totalWidth
                    cell: final.cell
                    seat: modelData.seat
                    name: modelData.name
                    points: final.game.table.pad.map(round => round.cells[index] ?? "")
                    total: final.game.table.totals[index] ?? 0
                    won: total === final.best
                    striped: index % 2 === 0
                }
            }
        }
    }
}
