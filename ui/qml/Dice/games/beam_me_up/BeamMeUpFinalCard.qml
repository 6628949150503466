pragma ComponentBehavior: Bound
import QtQml
import QtQuick
import Dice
import Dice.Models

// The final boards of Beam Me Up, side by side.
FinalCard {
    id: boards

    required property BeamMeUpModel game

    readonly property bool roomy: rows.count <= 2
    readonly property real gap: roomy ? Theme.s16 : Theme.s8

    component Standing: QtObject {
        required property int height
        required property var specials
    }

    title: qsTr("Final boards")
    // Where there is no room for it beside each board.
    note: roomy && !Theme.compact ? "" : qsTr("in space")

    Row {
        id: row
        anchors.fill: parent
        spacing: boards.gap

        Repeater {
            id: rows
            model: boards.game.boards

            Item {
                id: board

                required property int seat
                required property string name
                required property var columns
                required property int line
                required property int inSpace
                readonly property real previewHeight: boards.roomy ? height : height - label.height - Theme.s8

                width: (row.width - (rows.count - 1) * row.spacing) / Math.max(1, rows.count)
                height: row.height

                Accessible.role: Accessible.Graphic
                Accessible.name: qsTr("%1: %2 in space").arg(name).arg(inSpace)

                Instantiator {
                    id: columns
                    model: board.columns
                    onObjectAdded: Qt.callLater(preview.gather)

                    Standing {
                        onHeightChanged: Qt.callLater(preview.gather)
                    }
                }
                BoardPreview {
                    id: preview
                    line: board.line

                    function gather() {
                        const found = []
                        for (let i = 0; i < columns.count; ++i) {
                            const column = columns.objectAt(i) as Standing
                            if (column)
                                found.push({ height: column.height, specials: column.specials })
                        }
                        preview.columns = found
                    }

                    width: Math.min(board.previewHeight * 0.75, board.width * (boards.roomy ? 0.6 : 1))
                    x: boards.roomy ? 0 : (board.width - width) / 2
                    y: boards.roomy ? (board.height - height) / 2 : 0
                    height: Math.min(board.previewHeight, width * 1.9)
                    tint: Theme.seatGlow(board.seat)
                }
                Column {
                    visible: boards.roomy
                    anchors { left: preview.right; leftMargin: Theme.s12; right: parent.right; verticalCenter: parent.verticalCenter }

                    SeatMark { seat: board.seat; size: Theme.compact ? Theme.markSmall : Theme.mark }
                    PlayerName { width: parent.width; text: board.name; bold: true; topPadding: Theme.s4 }
                    Title { text: board.inSpace; size: Theme.sizeHero; color: Theme.seatInk(board.seat) }
                    Label { width: parent.width; visible: boards.note === ""; text: qsTr("in space"); size: Theme.sizeNote; soft: true }
                }
                Row {
                    id: label
                    visible: !boards.roomy
                    spacing: Theme.s8
                    anchors { bottom: parent.bottom; horizontalCenter: parent.horizontalCenter }

                    SeatMark { seat: board.seat; size: Theme.markSmall; anchors.verticalCenter: parent.verticalCenter }
                    Title { text: board.inSpace; size: Theme.sizeSub; color: Theme.seatInk(board.seat) }
                }
            }
        }
    }
}
