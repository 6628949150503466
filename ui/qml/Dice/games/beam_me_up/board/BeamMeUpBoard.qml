pragma ComponentBehavior: Bound
import QtQuick
import Dice

// A player's board: a tall window onto the night sky. All boards share the row height and the skyline.
Item {
    id: board

    required property int index
    required property int seat
    required property string name
    required property var columns
    required property int line
    required property int inSpace
    required property int goal
    required property int onGround
    required property bool own
    required property bool active
    property int place: 0
    property real rowHeight: Theme.s48
    property real headHeight: Theme.s48
    property real labelHeight: Theme.s32
    property real time: 0
    // The columns below the pointer and with the focus, if they can be chosen; what changed last counts.
    property int over: -1
    property int on: -1

    readonly property bool tiny: !own && width < Theme.s48 * 5
    readonly property real pad: own ? Theme.s16 : tiny ? Theme.s8 * 0.75 : Theme.s8
    readonly property real apart: own ? Theme.s8 : tiny ? Theme.ring : Theme.s4
    readonly property real wide: own ? 1.24 : tiny ? 1 : 1.18
    readonly property real columnWidth: (width - 2 * pad - apart) / (6 + wide)
    readonly property real groundY: headHeight + 7 * rowHeight
    readonly property real lineY: headHeight + (8 - line) * rowHeight

    signal picked(int column)
    signal pointed(int column)
    signal visited(int column)
    // The keyboard walks on to the next board, at this row of its first column or, backwards, of its last one.
    signal crossed(int step, int height)

    function tellOver() { over >= 0 || on < 0 ? pointed(over) : visited(on) }
    function tellOn() { on >= 0 ? visited(on) : pointed(over) }
    function columnAt(column) { return row.itemAt(column) as BeamMeUpColumn }
    function focusedColumn() { return [0, 1, 2, 3, 4, 5, 6].find(column => columnAt(column)?.within ?? false) ?? -1 }
    function walk(from, step, height) {
        if (from + step < 0 || from + step > 6) crossed(step, height)
        else columnAt(from + step).enter(height)
    }
    function enter() {
        const free = [0, 1, 2, 3, 4, 5, 6].find(column => columnAt(column).playable) ?? 0
        columnAt(free).forceActiveFocus(Qt.TabFocusReason)
    }

    // Later: the model is still telling what it shows.
    onOverChanged: Qt.callLater(tellOver)
    onOnChanged: Qt.callLater(tellOn)

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("%1’s board: %2 of %3 in space").arg(name).arg(inSpace).arg(goal)

    Shadow {
        anchors.fill: parent
        radius: Theme.radius
        offset.y: Theme.shadowDrop * 1.5
        blur: Theme.shadowBlur
        spread: Theme.shadowSpread
        color: Theme.lidShadow
    }
    Loader {
        anchors.fill: parent
        sourceComponent: Quality.shaders ? sky : painted
    }
    Component {
        id: sky

        NightSky {
            panX: board.x
            yLine: board.lineY
            yGround: board.groundY
            yBase: board.groundY + board.rowHeight
            unit: board.rowHeight / Theme.s48
            time: Quality.livelySky ? board.time : 0
            layer.enabled: !Quality.livelySky
        }
    }
    Component {
        id: painted

        PaintedNight {
            panX: board.x
            yLine: board.lineY
            yGround: board.groundY
            yBase: board.groundY + board.rowHeight
            unit: board.rowHeight / Theme.s48
        }
    }
    StarLine {
        x: Theme.hairline
        y: board.lineY - height / 2
        width: board.width - 2 * x
        height: board.rowHeight * 1.1
    }
    Repeater {
        model: board.own ? [qsTr("SPACE"), qsTr("ATMOSPHERE")] : []

        Label {
            required property string modelData
            required property int index

            x: board.pad * 0.6 - width / 2
            y: ((index === 0 ? board.headHeight : board.groundY) + board.lineY - height) / 2
            text: modelData
            size: Theme.sizeKey * 0.9
            bold: true
            rotation: -90
            color: index === 0 ? BeamMeUpColours.sky.zoneSpace : BeamMeUpColours.sky.zoneAir
            font.letterSpacing: Theme.s4 / 2
        }
    }
    Repeater {
        id: row
        model: board.columns

        BeamMeUpColumn {
            x: board.pad + index * board.columnWidth + (index === 6 ? board.apart : 0)
            y: board.headHeight
            width: board.columnWidth * (index === 6 ? board.wide : 1)
            height: 8 * board.rowHeight + board.labelHeight
            unitWidth: board.columnWidth
            rowHeight: board.rowHeight
            labelHeight: board.labelHeight
            labelSize: board.own ? Theme.sizeName : board.tiny ? Theme.sizeTiny : Theme.sizeText
            seat: board.seat
            own: board.own
            line: board.line
            time: board.time

            onPicked: board.picked(index)
            onPointedChanged: board.over = pointed ? index : board.over === index ? -1 : board.over
            onVisitedChanged: board.on = visited ? index : board.on === index ? -1 : board.on
            onWalked: (step, height) => board.walk(index, step, height)
        }
    }
    BoardHead {
        x: board.tiny ? Theme.s8 : Theme.s12
        width: board.width - 2 * x
        height: board.headHeight
        seat: board.seat
        name: board.name
        reached: board.inSpace
        goal: board.goal
        own: board.own
        tiny: board.tiny
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: Theme.clear
        antialiasing: true
        border.width: board.active ? 2 * Theme.hairline : Theme.hairline
        border.color: board.active ? Theme.seatGlow(board.seat) : BeamMeUpColours.sky.rim
    }
}
