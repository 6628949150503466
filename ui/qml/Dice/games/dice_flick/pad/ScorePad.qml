pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// Beside the stage: the pad of ten rounds, with a column per seat and the totals below.
Card {
    id: pad

    required property DiceFlickModel game
    property MatchModel match: null
    // Points still on their way, and the column they are going to.
    property int missing: 0
    property int missingFor: -1

    // Most model changes do not affect the pad, so rows are rebuilt only if their text differs.
    readonly property var roundsNow: game.table.pad
    readonly property string roundsText: JSON.stringify(roundsNow)
    readonly property var rounds: JSON.parse(roundsText)
    readonly property int missingRow: missing > 0 ? lastRow(missingFor) : -1
    readonly property var totals: game.table.totals
    readonly property var leaders: game.table.leaders
    readonly property real inset: Theme.s8
    readonly property real binding: Theme.compact ? Theme.s16 + Theme.s4 : Theme.s24 + Theme.s4
    readonly property real headHeight: Theme.compact ? Theme.s48 * 1.32 : Theme.s48 * 1.5
    readonly property real footHeight: Theme.compact ? Theme.control : Theme.s48
    readonly property real foot: Theme.compact ? Theme.s4 : Theme.s8 * 1.25
    readonly property real leastRow: Theme.sizeTiny * (Theme.compact ? 1.4 : 1.55)
    readonly property real gutter: Theme.sizeNote * 1.7
    readonly property real rowHeight: (height - binding - headHeight - footHeight - turns.need - legend.height - foot) / Math.max(1, lines.count)
    readonly property real column: (width - 2 * inset - gutter) / Math.max(1, seats.count)

    // The row of the last points in a column.
    function lastRow(seat) { return rounds.filter(line => (line.cells[seat] ?? "") !== "").length - 1 }
    // The centre of its cell, where points fly to.
    function target(seat) {
        return Qt.point(inset + gutter + (seat + 0.5) * column, binding + headHeight + (Math.max(0, lastRow(seat)) + 0.5) * rowHeight)
    }
    function colourOf(index) { return people.seats[index]?.seat ?? 0 }
    function nameOf(index) { return people.seats[index]?.name ?? "" }

    Accessible.role: Accessible.Table
    Accessible.name: qsTr("Score pad")

    SeatReader { id: people; model: pad.match?.seats ?? null }

    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        y: (pad.binding - height) / 2
        spacing: (pad.width - 2 * Theme.s16 - 11 * Theme.s8) / 10

        Repeater {
            model: 11

            Rectangle {
                width: Theme.s8
                height: width
                radius: width / 2
                color: DiceFlickColours.desk.hole
                antialiasing: true
                border.width: Theme.hairline
                border.color: Theme.line
            }
        }
    }
    Row {
        x: pad.inset + pad.gutter
        y: pad.binding

        Repeater {
            id: seats
            model: pad.match?.seats ?? null

            PadSeat { width: pad.column; height: pad.headHeight - Theme.s4 }
        }
    }
    Column {
        x: pad.inset
        y: pad.binding + pad.headHeight

        Repeater {
            id: lines
            model: pad.rounds.length

            PadRow { pad: pad; width: pad.width - 2 * pad.inset; height: pad.rowHeight }
        }
    }
    Item {
        x: pad.inset
        y: turns.y - height
        width: pad.width - 2 * pad.inset
        height: pad.footHeight

        Rectangle { width: parent.width; height: 2 * Theme.hairline; color: Theme.ink; opacity: 0.8 }
        Label { width: pad.gutter; anchors.verticalCenter: parent.verticalCenter; text: "Σ"; horizontalAlignment: Text.AlignHCenter; bold: true }
        Explained { title: qsTr("Total"); text: qsTr("All rounds together. Whoever leads is underlined.") }
        Row {
            x: pad.gutter
            height: parent.height

            Repeater {
                model: pad.totals.length

                PadTotal {
                    required property int index

                    width: pad.column
                    height: pad.footHeight
                    total: pad.totals[index] ?? 0
                    missing: pad.missingFor === index ? pad.missing : 0
                    seat: pad.colourOf(index)
                    leads: pad.leaders[index] ?? false

                    Accessible.role: Accessible.StaticText
                    Accessible.name: pad.nameOf(index) + ": " + qsTr("%n points", "", total)
                }
            }
        }
    }
    LastTurns {
        id: turns
        x: pad.inset + Theme.s4
        y: legend.y - need
        width: pad.width - 2 * x
        most: Math.max(1, Math.min(3, Math.floor((pad.height - pad.binding - pad.headHeight - pad.footHeight - legend.head - pad.leastRow * lines.count - pad.foot) / lineHeight)))
        active: pad.game.table.activeIndex
        seats: pad.match?.seats ?? null
    }
    PanelLegend {
        id: legend
        x: pad.inset
        y: pad.height - height - pad.foot
        width: pad.width - 2 * x
        height: implicitHeight
        room: pad.height - pad.binding - pad.headHeight - pad.footHeight - turns.need - pad.leastRow * lines.count - pad.foot
        terms: DiceFlickTerms
        sign: Component { DiceFlickSign {} }
    }
}
