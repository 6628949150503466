pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// In a seat's card: how many of its stones are in space.
Row {
    id: standing

    required property BeamMeUpModel game
    property int seatIndex: -1
    property real room: 0

    Repeater {
        model: standing.game.boards

        Row {
            id: row

            required property int index
            required property int seat
            required property int inSpace
            required property int goal
            required property int onGround

            visible: index === standing.seatIndex
            spacing: Theme.s8

            SpaceCount {
                anchors.verticalCenter: parent.verticalCenter
                reached: row.inSpace
                goal: row.goal
                tint: Theme.seatInk(row.seat)
                size: Theme.s8 * 0.85
            }
            Label {
                anchors.verticalCenter: parent.verticalCenter
                text: row.onGround > 0 ? row.inSpace + "/" + row.goal : qsTr("%1/%2 in space").arg(row.inSpace).arg(row.goal)
                size: Theme.sizeTiny
                strong: true
                color: Theme.inkSoft
            }
        }
    }
}
