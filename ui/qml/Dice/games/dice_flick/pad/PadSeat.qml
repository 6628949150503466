pragma ComponentBehavior: Bound
import QtQuick
import Dice

// The head of a column of the pad: its player, and the chance of winning.
Item {
    id: head

    required property int index
    required property int seat
    required property string name
    required property string note
    required property bool active
    required property bool thinking
    required property string chanceText
    required property string lastTurn

    Accessible.role: Accessible.ColumnHeader
    Accessible.name: [name, note, chanceText === "" ? "" : qsTr("win chance %1").arg(chanceText)].filter(part => part !== "").join(", ")

    Rectangle {
        anchors.fill: parent
        anchors.leftMargin: Theme.s4 / 2
        anchors.rightMargin: Theme.s4 / 2
        radius: Theme.radiusControl
        color: Theme.seatSoft(head.seat)
        opacity: head.active ? 1 : 0
        antialiasing: true
        border.width: Theme.rim
        border.color: Theme.seatInk(head.seat)

        Behavior on opacity { NumberAnimation { duration: Theme.normal; easing.type: Theme.easing } }
    }
    Column {
        anchors.centerIn: parent
        width: parent.width - Theme.s8
        spacing: Theme.compact ? 0 : Theme.s4 / 2

        SeatMark {
            id: mark
            anchors.horizontalCenter: parent.horizontalCenter
            seat: head.seat
            size: Theme.compact ? Theme.markTiny : Theme.markSmall

            ProgressRing {
                anchors.centerIn: parent
                width: mark.size + Theme.s8
                height: width
                visible: head.thinking
                value: -1
                thickness: Theme.ring * 0.7
                color: Theme.seatInk(head.seat)
            }
            SequentialAnimation on scale {
                running: head.thinking && Theme.lively && head.visible && Attention.seen && Quality.level > 0
                loops: Animation.Infinite
                alwaysRunToEnd: true
                NumberAnimation { to: 0.88; duration: Theme.breath / 2; easing.type: Easing.InOutSine }
                NumberAnimation { to: 1; duration: Theme.breath / 2; easing.type: Easing.InOutSine }
            }
        }
        PlayerName {
            width: parent.width
            text: head.name
            horizontalAlignment: Text.AlignHCenter
            size: Theme.compact ? Theme.sizeKey : Theme.sizeNote
            bold: head.active
        }
        Label {
            width: parent.width
            visible: text !== ""
            text: head.chanceText
            horizontalAlignment: Text.AlignHCenter
            size: Theme.sizeKey
            strong: true
            soft: true
        }
    }
    Explained { title: head.name; text: [head.note, head.lastTurn].filter(part => part !== "").join(". ") }
}
