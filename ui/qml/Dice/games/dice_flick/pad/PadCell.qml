import QtQuick
import Dice

// One cell of the pad: handwritten points, or the place for the next ones.
Item {
    id: cell

    property string text
    property bool open: false
    property int seat: 0
    property int seed: 0

    Rectangle { width: Theme.hairline; height: parent.height; color: Theme.line }
    Rectangle {
        anchors.fill: parent
        anchors.margins: Theme.s4 / 2
        anchors.leftMargin: Theme.s4 / 2 + Theme.hairline
        visible: cell.open
        radius: Theme.radiusSmall * 0.8
        color: Theme.paper
        antialiasing: true
        border.width: Theme.rim * 1.2
        border.color: Theme.seatInk(cell.seat)
    }
    Title {
        anchors.centerIn: parent
        anchors.horizontalCenterOffset: cell.seed * 13 % 5 - 2
        rotation: cell.open ? 0 : cell.seed * 37 % 9 - 4
        text: cell.text
        size: Math.min(Theme.sizeName * 1.1, cell.height * 0.6, cell.width * (cell.text.length > 2 ? 0.34 : 0.42))
        color: cell.open ? DiceFlickColours.desk.now : cell.text === "0" ? Theme.muted : DiceFlickColours.desk.pencil
    }
}
