import QtQuick
import Dice

// The total of a column, underlined for the leader; it counts up while points arrive.
Item {
    id: sum

    property int total: 0
    property int missing: 0
    property int seat: 0
    property bool leads: false
    property real counted: total - missing

    Title {
        anchors.centerIn: parent
        anchors.verticalCenterOffset: -Theme.s4 / 2
        text: Math.round(sum.counted)
        size: Math.min(Theme.sizeSub * 1.1, sum.width * 0.5)
        scale: 1 + (sum.counted < sum.total ? 0.12 : 0)

        Behavior on scale { NumberAnimation { duration: Theme.normal; easing.type: Easing.OutBack } }
    }
    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.s4
        visible: sum.leads
        width: Math.min(Theme.s32, sum.width * 0.6)
        height: Theme.ring
        radius: height / 2
        color: Theme.seatInk(sum.seat)
    }

    Behavior on counted { NumberAnimation { duration: Theme.slow; easing.type: Theme.easing } }
}
