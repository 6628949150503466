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
    readonly property real rowHeight: Math.min(Theme.s48 * 1.7, (height - head - Theme.s8) / Math.max(2, decisions.length))

    signal momentWanted(int ply)

    DecisionMark { id: sign; x: Theme.pad; y: Theme.pad - Theme.s4; good: card.good }
    Label {
        id: heading
        x: sign.x + sign.width + Theme.s8
        width: unit.x - x - Theme.s8
        text: card.title
        size: Theme.sizeSection
        bold: true
        anchors.verticalCenter: sign.verticalCenter
    }
    // What the numbers below are.
    Label {
        id: unit
        anchors { right: parent.right; rightMargin: Theme.pad; baseline: heading.baseline }
        text: qsTr("Chance of winning")
        size: Theme.sizeTiny
        soft: true
    }
    Label {
        anchors.centerIn: parent
        visible: card.decisions.length === 0 && !card.waiting
        text: qsTr("None that mattered")
        soft: true
    }
    ProgressRing { anchors.centerIn: parent; visible: card.waiting; value: -1; color: Theme.muted }
    Repeater {
        model: card.decisions

        DecisionRow {
            id: row

            required property int index

            objectName: (card.good ? "best" : "worst") + index
            x: Theme.pad
            y: card.head + index * card.rowHeight
            width: card.width - 2 * Theme.pad
            height: card.rowHeight
            good: card.good
            onClicked: card.momentWanted(modelData.ply)

            Rectangle {
                y: row.height - height
                visible: row.index < card.decisions.length - 1
                width: row.width
                height: Theme.hairline
                color: Theme.line
            }
        }
    }
}
