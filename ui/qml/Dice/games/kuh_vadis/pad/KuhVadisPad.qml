pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models
import "../pencil/strokes.js" as Strokes

// The paper pad: its binding and title, the fields, the lasso of an extra round, and the winning chain.
Item {
    id: pad

    required property KuhVadisModel game
    property real cell: Theme.s48
    property real fine: cell
    property real glow: 1
    property real traced: 1

    readonly property real side: cell * 0.3
    readonly property real head: cell * 0.62
    readonly property real bleed: cell * 0.2
    readonly property bool won: game.over && game.chain.length > 0

    signal leapt()

    function enter() { grid.enter() }

    implicitWidth: cell * 7.6
    implicitHeight: cell * 8.04

    Shadow {
        anchors.fill: parent
        anchors.topMargin: pad.cell * 0.08
        offset.x: pad.cell * 0.04
        offset.y: pad.cell * 0.14
        blur: pad.cell * 0.5
        radius: Theme.s8
        color: KuhVadisColours.pad.shadow
    }
    Drawing {
        x: -pad.bleed
        y: -pad.bleed
        width: pad.width + 2 * pad.bleed
        height: pad.height + 2 * pad.bleed
        fine: pad.fine * 8
        name: "pad"
    }
    Title {
        x: pad.side * 0.75 + pad.head * 1.28
        y: (pad.head - pad.cell * 0.05 - height) / 2
        text: qsTr("Kuh Vadis")
        size: pad.head * 0.5
        color: KuhVadisColours.pad.words
    }
    Label {
        anchors.right: parent.right
        anchors.rightMargin: pad.side
        y: (pad.head - pad.cell * 0.05 - height) / 2
        text: pad.game.sheetText
        size: Math.max(Theme.sizeKey, pad.head * 0.3)
        bold: true
        color: KuhVadisColours.pad.words
    }
    Item {
        x: pad.side
        y: pad.head + pad.cell * 0.14
        width: pad.cell * 7
        height: width

        Loader {
            anchors.fill: parent
            active: pad.won
            sourceComponent: KuhVadisChain { band: true; paths: pad.game.chain; progress: pad.traced }
        }
        Loader {
            anchors.fill: parent
            active: pad.game.anchorField >= 0
            sourceComponent: anchorRing
        }
        PadLetters { cell: pad.cell }
        KuhVadisGrid {
            id: grid
            game: pad.game
            cell: pad.cell
            fine: pad.fine
            glow: pad.glow
        }
        Loader {
            anchors.fill: parent
            active: pad.game.anchorField >= 0
            sourceComponent: lasso
        }
        Loader {
            anchors.fill: parent
            active: pad.won
            sourceComponent: KuhVadisChain {
                paths: pad.game.chain
                sign: pad.game.winnerSign
                fine: pad.fine * 7
                progress: pad.traced
            }
        }
    }
    Component {
        id: anchorRing

        Item {
            Drawing {
                x: (pad.game.anchorField % 7 + 0.5) * pad.cell - width / 2
                y: (Math.floor(pad.game.anchorField / 7) + 0.5) * pad.cell - height / 2
                width: pad.cell * 1.1
                height: width
                fine: pad.fine * 1.1
                name: "anchor-" + pad.game.activeSign
            }
        }
    }
    Component {
        id: lasso

        Item {
            PencilMark {
                x: (pad.game.anchorField % 7 + 0.5) * pad.cell - width / 2
                y: (Math.floor(pad.game.anchorField / 7) + 0.5) * pad.cell - height / 2
                width: pad.cell * 3.5
                height: width
                fine: pad.fine * 3.5
                thickness: 1.5
                seed: 5
                tint: KuhVadisColours.pad.graphite
                strokes: Strokes.lasso()

                NumberAnimation on progress { from: 0; to: 1; duration: 2 * Theme.slow; easing.type: Easing.InOutSine }
            }
        }
    }

    SequentialAnimation {
        id: trace
        PropertyAction { target: pad; property: "traced"; value: Theme.slow > 0 ? 0 : 1 }
        PauseAnimation { duration: Theme.slow }
        NumberAnimation { target: pad; property: "traced"; to: 1; duration: 2.2 * Theme.slow; easing.type: Easing.InOutSine }
        ScriptAction { script: pad.leapt() }
    }
    Connections {
        target: pad.game
        function onMarked() { if (pad.won) trace.restart() }
    }
}
