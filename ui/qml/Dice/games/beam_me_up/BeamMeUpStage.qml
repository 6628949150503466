pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// The boards of Beam Me Up: windows onto the same night; your own is the largest, the others follow in turn order.
Item {
    id: stage

    required property BeamMeUpModel game
    property int ownRow: 0
    property real time: 0

    readonly property int count: boards.count
    readonly property real headHeight: Theme.compact ? Theme.s32 + Theme.s8 : Theme.s48
    readonly property real labelHeight: Theme.compact ? Theme.s24 + Theme.s4 : Theme.s32
    readonly property real rowHeight: (height - headHeight - labelHeight) / 8
    readonly property real gap: Theme.compact ? Theme.s8 : Theme.s12
    readonly property real share: count < 2 ? 1 : count === 2 ? 0.57 : count === 3 ? 0.5 : 0.44
    readonly property real ownWidth: Math.min(width * share, rowHeight * 10.4)
    readonly property real otherWidth: count < 2 ? 0
        : Math.min((width - ownWidth - (count - 1) * gap) / (count - 1), ownWidth * 0.82)
    readonly property real left0: (width - ownWidth - (count - 1) * (otherWidth + gap)) / 2

    function boardAt(row) { return boards.itemAt(row) as BeamMeUpBoard }
    function cross(place, step, height) {
        for (let row = 0; row < count; row++) {
            if (boardAt(row).place === (place + step + count) % count) boardAt(row).columnAt(step > 0 ? 0 : 6).enter(height)
        }
    }
    function enter() { boardAt(ownRow)?.enter() }

    // Without a graphics card the boards are cached as a picture and redrawn only when something moves.
    layer.enabled: Quality.shaders && Quality.level === 0

    // The keys move along to the board of who is on.
    function follow() {
        for (let row = 0; row < count; row++) {
            const column = row === ownRow ? -1 : boardAt(row)?.focusedColumn() ?? -1
            if (column >= 0) boardAt(ownRow)?.columnAt(column).forceActiveFocus(Qt.OtherFocusReason)
        }
    }

    onOwnRowChanged: {
        moving.restart()
        follow()
    }

    Repeater {
        id: boards
        model: stage.game.boards

        BeamMeUpBoard {
            place: (index - stage.ownRow + stage.count) % stage.count
            x: stage.left0 + (place === 0 ? 0 : stage.ownWidth + stage.gap + (place - 1) * (stage.otherWidth + stage.gap))
            width: place === 0 ? stage.ownWidth : stage.otherWidth
            height: stage.height
            headHeight: stage.headHeight
            labelHeight: stage.labelHeight
            rowHeight: stage.rowHeight
            time: stage.time

            onPicked: (column) => stage.game.pick(column)
            onPointed: (column) => stage.game.preview(column)
            onVisited: (column) => stage.game.visit(column)
            onCrossed: (step, height) => stage.cross(place, step, height)
            onOwnChanged: if (own) stage.ownRow = index

            Component.onCompleted: if (own) stage.ownRow = index

            Behavior on x {
                enabled: moving.running
                NumberAnimation { duration: Theme.slow; easing.type: Theme.easing }
            }
            Behavior on width {
                enabled: moving.running
                NumberAnimation { duration: Theme.slow; easing.type: Theme.easing }
            }
        }
    }
    Timer {
        id: moving
        interval: Theme.slow
    }
    Connections {
        target: stage.game

        function onCooled(column) {
            for (let i = 0; i < stage.count; i++) {
                const board = stage.boardAt(i)
                if (!board.active) board.columnAt(column).coolDown(board.place * Theme.quick)
            }
        }
        function onLaunched(seat, column) {
            stage.boardAt(seat)?.columnAt(column).launch()
        }
    }
}
