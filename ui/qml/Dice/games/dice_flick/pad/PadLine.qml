pragma ComponentBehavior: Bound
import QtQuick
import Dice

// One seat of the final pad: its player, the points of each round, and the total.
Rectangle {
    id: line

    property int seat: 0
    property string name
    property var points: []
    property int total: 0
    property bool won: false
    property bool striped: false
    property real nameWidth: 0
    property real totalWidth: 0
    property real cell: 0

    radius: Theme.radiusSmall
    color: won ? Theme.seatSoft(seat) : striped ? Theme.soft : Theme.clear

    Accessible.role: Accessible.StaticText
    Accessible.name: won ? qsTr("%1 wins with %2 points: %3").arg(name).arg(total).arg(points.join(", "))
                         : qsTr("%1, %2 points: %3").arg(name).arg(total).arg(points.join(", "))

    SeatMark {
        id: mark
        x: Theme.s4
        seat: line.seat
        size: Math.min(Theme.markSmall, line.height * 0.6)
        anchors.verticalCenter: parent.verticalCenter
    }
    PlayerName {
        anchors { left: mark.right; leftMargin: Theme.s4; verticalCenter: parent.verticalCenter }
        width: line.nameWidth - x
        text: line.name
        size: Theme.compact ? Theme.sizeNote : Theme.sizeLabel
        bold: line.won
        Accessible.ignored: true
    }
    Row {
        x: line.nameWidth
        anchors.verticalCenter: parent.verticalCenter

        Repeater {
            model: line.points

            Label {
                required property string modelData
                width: line.cell
                horizontalAlignment: Text.AlignHCenter
                text: modelData
                size: Theme.compact ? Theme.sizeTiny : Theme.sizeLabel
                strong: modelData !== "0"
                soft: modelData === "0"
                Accessible.ignored: true
            }
        }
    }
    Title {
        anchors { right: parent.right; rightMargin: Theme.compact ? Theme.s8 : Theme.s12; verticalCenter: parent.verticalCenter }
        text: line.total
        size: Theme.compact ? Theme.sizeName : Theme.sizeSub
        color: line.won ? Theme.seatInk(line.seat) : Theme.ink
        Accessible.ignored: true
    }
    Crown {
        visible: line.won
        width: mark.size * 0.8
        height: width * 0.66
        x: mark.x + (mark.width - width) / 2
        y: mark.y - height * 0.66
        rotation: -7
    }
}
