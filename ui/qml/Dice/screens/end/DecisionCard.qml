pragma ComponentBehavior: Bound
import QtQuick
import Dice

// The best or the costliest decisions of the match.
Card {
    id: card

    property string title
    property bool good: true
    property var decisions: []
    property bool waiting: false

    readonly property real head: Theme.pad + Theme.s32
    readonly property real rowHeight: Math.min(Theme.s48 * 1.5, (height - head - Theme.s8) / 3)

    DecisionMark { id: sign; x: Theme.pad; y: Theme.pad - Theme.s4; good: card.good }
    Txt {
        x: sign.x + sign.width + Theme.s8
        width: parent.width - x - Theme.pad
        text: card.title
        size: Theme.sizeSection
        bold: true
        anchors.verticalCenter: sign.verticalCenter
    }
    Txt {
        anchors.centerIn: parent
        visible: card.decisions.length === 0 && !card.waiting
        text: qsTr("None that mattered")
        soft: true
    }
    ProgressRing { anchors.centerIn: parent; visible: card.waiting; value: -1; color: Theme.muted }
    Repeater {
        model: card.decisions

        Item {
            id: row

            required property var modelData
            required property int index
            readonly property string better: modelData.better ?? ""

            x: Theme.pad
            y: card.head + index * card.rowHeight
            width: card.width - 2 * Theme.pad
            height: card.rowHeight

            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("Turn %1: %2, %3").arg(modelData.turn).arg(modelData.text).arg(modelData.gain)
            Accessible.description: better

            HoverHandler { id: hover }
            Tip { text: row.better === "" ? row.modelData.text : row.modelData.text + "\n" + row.better; shown: hover.hovered }
            SeatMark { id: mark; seat: row.modelData.seat; size: Theme.markSmall; anchors.verticalCenter: parent.verticalCenter }
            Txt {
                id: turn
                anchors { left: mark.right; leftMargin: Theme.s8; verticalCenter: parent.verticalCenter }
                width: Theme.s24
                text: row.modelData.turn
                size: Theme.sizeLabel
                soft: true
                strong: true
            }
            Column {
                anchors { left: turn.right; leftMargin: Theme.s4; right: gain.left; rightMargin: Theme.s8; verticalCenter: parent.verticalCenter }

                Txt {
                    width: parent.width
                    text: row.modelData.text
                    size: Theme.sizeLabel
                    strong: true
                    wrapMode: Text.Wrap
                    maximumLineCount: row.better === "" ? 2 : 1
                }
                Txt { width: parent.width; visible: text !== ""; text: row.better; size: Theme.sizeNote; soft: true }
            }
            Rectangle {
                id: gain
                anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                width: amount.implicitWidth + Theme.s24
                height: Theme.s24
                radius: height / 2
                color: Theme.alpha(card.good ? Theme.good : Theme.bad, Theme.dark ? 0.16 : 0.08)

                Txt { id: amount; anchors.centerIn: parent; text: row.modelData.gain; size: Theme.sizeNote; bold: true; color: card.good ? Theme.good : Theme.bad }
            }
            Rectangle { visible: row.index < card.decisions.length - 1; y: row.height - height; width: row.width; height: Theme.hairline; color: Theme.line }
        }
    }
}
