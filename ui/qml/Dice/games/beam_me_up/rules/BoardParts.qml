pragma ComponentBehavior: Bound
import QtQuick
import Dice

// A board with its parts labelled.
Item {
    id: parts

    property real boardWidth: Theme.s48 * 3

    readonly property real eighth: (board.height * 0.97 - Theme.s24) / 8
    readonly property var columns: ["p..r...b", "..p.r...", ".r...p.b", "...pr...", ".p...r.b", "..r.p...", "...p...b"].map(fields => ({
        height: 0,
        specials: Array.from(fields).map((letter, row) => ({ row: row, kind: ({ p: "pink", r: "rocket", b: "blue" })[letter] ?? "" })).filter(field => field.kind !== "" && field.row > 0)
    }))

    implicitWidth: boardWidth + Theme.s48 * 2.3
    implicitHeight: board.height

    component Part: Row {
        id: part
        property string text
        x: board.width + Theme.s4
        spacing: Theme.s8

        Rectangle { width: Theme.s12; height: Theme.rim; color: Theme.muted; anchors.verticalCenter: word.verticalCenter }
        Label { id: word; text: part.text; size: Theme.sizeNote; strong: true }
    }

    BoardPreview {
        id: board
        width: parts.boardWidth
        height: parts.boardWidth * 1.3
        columns: parts.columns
        tint: Theme.seatGlow(1)
    }
    Part { y: board.height * 0.03 + parts.eighth * 1.5 - height / 2; text: qsTr("Space") }
    Part { y: board.height * 0.03 + parts.eighth * 3 - height / 2; text: qsTr("Star line") }
    Part { y: board.height * 0.03 + parts.eighth * 5.4 - height / 2; text: qsTr("Atmosphere") }
    Part { y: board.height * 0.03 + parts.eighth * 7.5 - height / 2; text: qsTr("Ground") }
}
