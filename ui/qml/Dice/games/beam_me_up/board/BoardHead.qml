import QtQuick
import Dice

// Above a board: its owner, and how many stones are in space.
Item {
    id: head

    property int seat: 0
    property string name
    property int reached: 0
    property int goal: 5
    property bool own: false
    property bool tiny: false

    SeatMark {
        id: mark
        anchors.verticalCenter: parent.verticalCenter
        seat: head.seat
        size: head.own ? Theme.mark * 0.94 : head.tiny ? Theme.markTiny * 1.2 : Theme.markSmall * 1.08
        bright: true
    }
    PlayerName {
        anchors.left: mark.right
        anchors.leftMargin: head.tiny ? Theme.s8 * 0.8 : Theme.s8 * 1.25
        anchors.right: counter.left
        anchors.rightMargin: Theme.s4
        anchors.verticalCenter: parent.verticalCenter
        titled: true
        text: head.name
        size: head.own ? Theme.sizeName : head.tiny ? Theme.sizeNote : Theme.sizeText
        color: Theme.white
    }
    Row {
        id: counter
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.s8

        SpaceCount {
            anchors.verticalCenter: parent.verticalCenter
            reached: head.reached
            goal: head.goal
            tint: Theme.seatGlow(head.seat)
            empty: BeamMeUpColours.sky.empty
            size: head.own ? Theme.s8 : head.tiny ? Theme.s4 * 1.35 : Theme.s8 * 0.85
        }
        Title {
            anchors.verticalCenter: parent.verticalCenter
            visible: !head.tiny
            text: head.reached + "/" + head.goal
            size: head.own ? Theme.sizeButton : Theme.sizeLabel
            color: Theme.white
        }
    }
    Item {
        anchors.right: parent.right
        width: counter.width
        height: parent.height

        Explained { title: BeamMeUpTerms.of.space.title; text: BeamMeUpTerms.of.space.text }
    }
}
