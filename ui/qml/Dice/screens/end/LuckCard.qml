pragma ComponentBehavior: Bound
import QtQuick
import Dice

// Luck with the dice: each bar extends left or right from the middle, and a number says the same.
Card {
    id: card

    property var luck: []
    property bool waiting: false

    readonly property real head: Theme.pad + Theme.s32
    readonly property real rowHeight: Math.min(Theme.s48 * 1.25, (height - head - Theme.s24) / Math.max(2, luck.length))
    readonly property bool dense: rowHeight < Theme.s48

    Label { id: heading; x: Theme.pad; y: Theme.pad - Theme.s4; text: qsTr("Dice luck"); size: Theme.sizeSection; bold: true }
    ProgressRing { anchors.centerIn: parent; visible: card.waiting; value: -1; color: Theme.muted }
    Repeater {
        model: card.luck

        Item {
            id: row

            required property var modelData
            required property int index
            readonly property bool lucky: modelData.value >= 0

            x: Theme.pad
            y: card.head + index * card.rowHeight
            width: card.width - 2 * Theme.pad
            height: card.rowHeight

            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("%1: chance of winning %2 by the dice").arg(modelData.name).arg(modelData.text)

            SeatMark { id: mark; seat: row.modelData.seat; size: card.dense ? Theme.markSmall : Theme.mark }
            PlayerName {
                anchors { left: mark.right; leftMargin: Theme.s12; right: number.left; rightMargin: Theme.s8 }
                text: row.modelData.name
                bold: true
                size: card.dense ? Theme.sizeNote : Theme.sizeText
            }
            Label {
                id: number
                anchors.right: parent.right
                text: row.modelData.text
                size: card.dense ? Theme.sizeNote : Theme.sizeText
                bold: true
                color: row.lucky ? Theme.good : Theme.bad
            }
            Rectangle {
                x: mark.width + Theme.s12
                y: mark.height - (card.dense ? height : 0)
                width: parent.width - x
                height: card.dense ? Theme.s4 : Theme.s8
                radius: height / 2
                color: Theme.track

                Rectangle {
                    x: parent.width / 2 * (row.lucky ? 1 : 1 + row.modelData.value)
                    width: parent.width / 2 * Math.abs(row.modelData.value)
                    height: parent.height
                    radius: height / 2
                    color: row.lucky ? Theme.good : Theme.bad
                }
                Rectangle {
                    x: (parent.width - width) / 2
                    y: -Theme.s4
                    width: Theme.s4 / 2
                    height: parent.height + 2 * Theme.s4
                    radius: width / 2
                    color: Theme.ink
                }
            }
        }
    }
    Label {
        x: Theme.pad
        y: parent.height - height - Theme.s12
        width: parent.width - 2 * Theme.pad
        visible: card.luck.length > 0 && card.head + card.luck.length * card.rowHeight < y
        text: qsTr("Chance of winning that the dice gave or took, against what was to be expected")
        size: Theme.sizeNote
        soft: true
        wrapMode: Text.Wrap
        maximumLineCount: 3
    }
}
