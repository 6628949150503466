pragma ComponentBehavior: Bound
import QtQuick
import Dice

// The order of counting, from the foremost die to the last, with the points of each.
Column {
    id: order

    required property RoundCount count

    readonly property var steps: count.steps

    spacing: Theme.s8

    Caption { text: qsTr("Counted from front to back") }
    Flow {
        width: parent.width
        spacing: Theme.compact ? Theme.s4 * 1.5 : Theme.s8

        Repeater {
            model: order.steps.length

            Rectangle {
                id: chip

                required property int index
                readonly property var step: order.steps[index] ?? ({ colour: 0, from: 0, to: 0, name: "" })
                readonly property bool now: index === order.count.step
                readonly property bool done: index < order.count.step || now && order.count.summed

                width: words.width + Theme.s24
                height: Theme.compact ? Theme.s32 : Theme.control
                radius: Theme.radiusControl
                color: now ? Theme.seatSoft(step.colour) : Theme.clear
                antialiasing: true
                border.width: now ? Theme.rim * 1.3 : Theme.hairline
                border.color: now ? Theme.seatInk(step.colour) : Theme.line

                Row {
                    id: words
                    anchors.centerIn: parent
                    spacing: Theme.s4 * 1.5

                    SeatMark { anchors.verticalCenter: parent.verticalCenter; seat: chip.step.colour; size: Theme.markTiny }
                    Title {
                        anchors.verticalCenter: parent.verticalCenter
                        width: Math.max(implicitWidth, Theme.sizeName * 1.6)
                        text: chip.done ? "+" + (chip.step.to - chip.step.from) : "…"
                        size: Theme.compact ? Theme.sizeText : Theme.sizeName
                        color: chip.done ? Theme.ink : Theme.muted
                        Accessible.ignored: true
                    }
                    Icon {
                        anchors.verticalCenter: parent.verticalCenter
                        opacity: chip.done ? 1 : 0
                        name: "check"
                        size: Theme.iconSmall
                        color: Theme.good
                    }
                }
            }
        }
    }
}
