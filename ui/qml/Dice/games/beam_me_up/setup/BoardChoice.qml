pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Dice
import "../preview/board.js" as Board

// A board to choose; clicking it hands it to the next player.
T.Button {
    id: choice

    required property string name
    required property string title
    required property int owner
    required property var columns
    required property int line
    property int ownerColour: 0
    property string ownerName

    readonly property bool taken: owner >= 0

    hoverEnabled: true
    padding: 0
    topPadding: Theme.s16

    Accessible.role: Accessible.Button
    Accessible.name: taken ? qsTr("%1, played by %2").arg(title).arg(ownerName) : qsTr("%1, free").arg(title)
    Accessible.description: qsTr("Press to hand it to the next player")

    Keys.onReturnPressed: click()
    Keys.onEnterPressed: click()

    contentItem: Item {
        BoardPreview {
            id: preview
            anchors.fill: parent
            anchors.margins: Theme.s4
            columns: Board.fromStrings(choice.columns)
            line: choice.line
        }
        Rectangle {
            anchors.fill: preview
            visible: !choice.taken
            radius: width * 0.09
            color: Theme.paper
            opacity: choice.hovered ? Theme.veil / 3 : Theme.veil
        }
        Rectangle {
            anchors.fill: parent
            visible: choice.taken
            radius: preview.width * 0.09 + Theme.s4
            color: Theme.clear
            antialiasing: true
            border.width: Theme.ring
            border.color: Theme.seatInk(choice.ownerColour)
        }
        Rectangle {
            visible: !choice.taken
            x: (parent.width - width) / 2
            y: -height / 2 + Theme.s4
            width: Theme.markSmall + Theme.s4
            height: width
            radius: width / 2
            color: Theme.paper
            border.width: Theme.hairline
            border.color: Theme.line

            Label { anchors.centerIn: parent; text: choice.name; size: Theme.sizeLabel; bold: true }
        }
        SeatMark {
            visible: choice.taken
            x: (parent.width - width) / 2
            y: -height / 2 + Theme.s4
            seat: choice.ownerColour
            size: Theme.markSmall + Theme.s4
        }
        FocusRing { shown: choice.visualFocus; corner: Theme.radius }
    }
    background: null

    HoverHandler { cursorShape: Qt.PointingHandCursor }
    Tip { text: choice.Accessible.name; shown: choice.hovered || choice.visualFocus }
}
