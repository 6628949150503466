pragma ComponentBehavior: Bound
import QtQuick
import Dice

// A seat in one line: mark, name and, below it, a note.
Item {
    id: badge

    property int seat: 0
    property string name
    property string note
    property real markSize: Theme.mark
    property bool noteBad: false

    readonly property real room: width - markSize - Theme.s12

    implicitHeight: Math.max(markSize, words.implicitHeight)
    implicitWidth: markSize + Theme.s12 + Math.max(title.implicitWidth, detail.implicitWidth)

    SeatMark {
        id: mark
        seat: badge.seat
        size: badge.markSize
        anchors.verticalCenter: parent.verticalCenter
    }
    Column {
        id: words
        anchors {
            left: mark.right
            leftMargin: Theme.s12
            right: parent.right
            verticalCenter: parent.verticalCenter
        }

        Txt {
            id: title
            width: badge.room
            text: badge.name
            bold: true
        }
        Txt {
            id: detail
            width: badge.room
            visible: text !== ""
            text: badge.note
            size: Theme.sizeNote
            color: badge.noteBad ? Theme.bad : Theme.muted
        }
    }
}
