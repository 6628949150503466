pragma ComponentBehavior: Bound
import QtQuick
import Dice
import "curve.js" as Curve

// Chances of winning over the match. `curve`: a list of chances per seat; `seats`: the colours of the seats.
Item {
    id: win

    property var curve: []
    property var seats: []
    property var marks: []
    property string description

    signal turnChosen(int turn)

    readonly property int turns: curve.length > 0 ? curve[0].length - 1 : 0
    readonly property real startX: Theme.sizeNote * 3.4
    readonly property real endX: width - Theme.s12
    readonly property real highY: Theme.s8
    readonly property real lowY: height - Theme.s24
    readonly property var ticks: {
        const step = turns > 40 ? 12 : turns > 12 ? 6 : 3
        const found = [1]
        for (let turn = step; turn <= turns; turn += step)
            if (turns - turn >= step / 2)
                found.push(turn)
        return turns > 1 ? found.concat(turns) : found
    }

    function px(turn) { return startX + (endX - startX) * turn / Math.max(1, turns) }
    function py(chance) { return highY + (lowY - highY) * (1 - chance) }
    function chanceAt(turn) { return curve.length > 0 ? curve[0][Math.min(turn, turns)] ?? 0 : 0 }

    onCurveChanged: canvas.requestPaint()
    onSeatsChanged: canvas.requestPaint()

    Accessible.role: Accessible.Graphic
    Accessible.name: description

    Canvas {
        id: canvas

        readonly property bool night: Theme.dark

        anchors.fill: parent
        onNightChanged: requestPaint()
        onWidthChanged: requestPaint()
        onHeightChanged: requestPaint()
        onPaint: {
            const ctx = getContext("2d")
            ctx.reset()
            if (win.turns < 1 || win.seats.length < win.curve.length)
                return
            const lines = win.curve.map(chances => chances.map((chance, i) => [win.px(i), win.py(chance)]))
            const box = { left: win.startX, right: win.endX, top: win.highY, bottom: win.lowY }
            Curve.paint(ctx, lines, box, win.seats.map(seat => Theme.seatFill(seat)), win.seats.map(seat => Theme.seatInk(seat)), Theme.alpha(Theme.ink, 0.28), Theme.ring)
        }
    }
    // A line below the pointer, at the turn that a click shows.
    Rectangle {
        x: win.px(touch.turn) - width / 2
        y: win.highY
        width: Theme.rim
        height: win.lowY - win.highY
        visible: touch.containsMouse && win.turns > 0
        color: Theme.alpha(Theme.ink, 0.45)
    }
    MouseArea {
        id: touch

        readonly property int turn: Math.max(1, Math.min(win.turns, Math.round((mouseX - win.startX) / Math.max(1, win.endX - win.startX) * win.turns)))

        anchors.fill: parent
        enabled: win.turns > 0
        hoverEnabled: true
        cursorShape: Qt.PointingHandCursor
        onClicked: win.turnChosen(turn)
    }
    Tip { text: qsTr("Watch turn %1").arg(touch.turn); shown: touch.containsMouse; x: win.px(touch.turn) - width / 2; y: -height }
    Repeater {
        model: [1, 0.5, 0]

        Label {
            required property real modelData
            y: win.py(modelData) - height / 2
            width: win.startX - Theme.s8
            horizontalAlignment: Text.AlignRight
            text: qsTr("%1 %").arg(100 * modelData)
            size: Theme.sizeTiny
            soft: true
        }
    }
    Repeater {
        model: win.ticks

        Label {
            required property int modelData
            x: modelData === 1 ? win.startX : Math.min(win.endX - width, win.px(modelData) - width / 2)
            y: win.height - height
            text: modelData === 1 ? qsTr("Turn 1") : modelData
            size: Theme.sizeTiny
            soft: true
        }
    }
    Repeater {
        model: win.marks

        DecisionMark {
            required property var modelData
            x: win.px(modelData.turn) - width / 2
            y: win.py(win.chanceAt(modelData.turn)) - height / 2
            visible: win.curve.length === 2
            good: modelData.good
            rim: true
        }
    }
}
