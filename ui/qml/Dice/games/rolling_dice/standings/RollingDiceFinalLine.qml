pragma ComponentBehavior: Bound
import QtQuick
import Dice

// One seat at the end of Rolling Dice: its player, and how far its seals came.
Rectangle {
    id: line

    property int seat: 0
    property string name
    property int total: 0
    // The colour and points of each seal; in a match of two, players have two.
    property var seals: []
    property bool won: false
    property bool striped: false

    readonly property bool several: seals.length > 1
    readonly property string sum: several ? seals.map(seal => seal.points).join(" + ") : ""

    radius: Theme.radiusSmall
    color: won ? Theme.seatSoft(seat) : striped ? Theme.soft : Theme.clear

    Accessible.role: Accessible.StaticText
    Accessible.name: won ? qsTr("%1 wins with %2 points").arg(name).arg(total) : qsTr("%1, %2 points").arg(name).arg(total)

    SeatMark {
        id: mark
        x: Theme.s4
        seat: line.seat
        size: Math.min(Theme.markSmall, line.height * 0.72)
        anchors.verticalCenter: parent.verticalCenter
    }
    PlayerName {
        anchors { left: mark.right; leftMargin: Theme.s8; right: sum.left; rightMargin: Theme.s4; verticalCenter: parent.verticalCenter }
        text: line.name
        size: Theme.compact ? Theme.sizeNote : Theme.sizeLabel
        bold: line.won
        Accessible.ignored: true
    }
    Label {
        id: sum
        anchors { right: total.left; rightMargin: line.several ? Theme.s8 : 0; verticalCenter: parent.verticalCenter }
        text: line.sum
        size: Theme.sizeTiny
        soft: true
        Accessible.ignored: true
    }
    Title {
        id: total
        anchors { right: parent.right; rightMargin: Theme.s8; verticalCenter: parent.verticalCenter }
        text: line.total
        size: Math.min(Theme.sizeName, line.height * 0.66)
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
