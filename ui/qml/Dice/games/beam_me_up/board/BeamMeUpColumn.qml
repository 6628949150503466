pragma ComponentBehavior: Bound
import QtQuick
import Dice

// One column of a board: shaft, fields, stone, a preview of the move, and the click target.
Item {
    id: column

    required property var model
    required property int index
    property int seat: 0
    property bool own: false
    property int line: 5
    property real unitWidth: width
    property real rowHeight: Theme.s48
    property real labelHeight: Theme.s32
    property real labelSize: Theme.sizeName
    property real time: 0
    property real flash: 0
    property real boost: 0
    property real shownRow: model.height

    readonly property bool playable: model.playable
    readonly property bool within: activeFocus || reader.visited >= 0
    readonly property bool pointed: playable && hover.hovered
    readonly property bool visited: playable && within
    readonly property bool hot: pointed || visited
    readonly property bool slim: unitWidth < Theme.s32 + Theme.s4
    readonly property real stoneWidth: Math.min(unitWidth * (slim ? 0.76 : 0.6), rowHeight * 0.62)
    readonly property real stoneHeight: Math.min(stoneWidth * (slim ? 1.62 : 1.42), rowHeight * 0.84)
    readonly property color tint: Theme.seatGlow(seat)
    readonly property bool hit: model.cool === "hit"
    readonly property bool moving: Math.abs(shownRow - model.height) > 0.02

    signal picked()
    signal walked(int step, int row)

    function centre(row) { return (7.5 - row) * rowHeight }
    function coolDown(delay) { wave.delay = delay; wave.restart() }
    function launch() { jet.restart() }
    function enter(row) {
        if (row < 0) forceActiveFocus(Qt.TabFocusReason)
        else reader.visit(row)
    }
    function pick() {
        if (playable) picked()
        return playable
    }

    objectName: "column" + index
    // Qt does not remove an item from the tab order while it has focus.
    activeFocusOnTab: playable || within

    Accessible.role: playable ? Accessible.Button : Accessible.StaticText
    Accessible.name: model.accessibleText
    Accessible.description: BeamMeUpTerms.of[model.star || "column"].text
    Accessible.focusable: true
    Accessible.focused: activeFocus
    Accessible.onPressAction: if (column.playable) column.picked()

    Keys.onSpacePressed: (event) => event.accepted = column.pick()
    Keys.onLeftPressed: walked(-1, reader.visited)
    Keys.onRightPressed: walked(1, reader.visited)
    Keys.onUpPressed: reader.step(1)
    Keys.onDownPressed: (event) => event.accepted = reader.step(-1)

    Component.onCompleted: rise.enabled = true

    Shaft {
        width: column.width
        height: 8 * column.rowHeight
        tint: column.tint
        stone: column.centre(column.shownRow) / height
        hot: column.hot || column.moving ? 1.6 : column.model.ghost >= 0 ? 1 : column.playable ? 0.9 : column.boost
        flash: Math.max(column.flash, column.hit ? 1 : column.model.cool === "safe" ? 0.55 : 0)
        time: column.time
    }
    ColumnFields {
        id: fields
        width: column.width
        height: 8 * column.rowHeight
        specials: column.model.specials
        stoneRow: column.model.height
        column: column.index
        line: column.line
        rowHeight: column.rowHeight
        markSize: Math.min(column.unitWidth * (column.slim ? 0.8 : 0.62), column.rowHeight * 0.56)
        dotSize: column.own ? Theme.s4 : Theme.ring
        time: column.time
    }
    ColumnPreview {
        anchors.fill: fields
        column: column
        kinds: fields.kinds
    }
    Flame {
        x: (column.width - width) / 2
        y: column.centre(column.shownRow) + column.stoneHeight * 0.42
        width: column.stoneWidth
        power: column.boost
    }
    Stone {
        x: (column.width - width) / 2
        y: column.centre(column.shownRow) - height / 2
        width: column.stoneWidth
        height: column.stoneHeight
        seat: column.seat
        star: column.model.star
        cold: column.hit || column.flash > 0.3
    }
    CoolMark {
        x: (column.width - width) / 2
        y: -height * 0.52
        visible: column.model.cool !== ""
        width: Math.max(Theme.markTiny, Math.min(Theme.s24, column.unitWidth * 0.9))
        safe: column.model.cool === "safe"
    }
    ColumnLabel {
        y: fields.height
        width: column.width
        height: column.labelHeight
        text: column.model.label
        number: column.index < 6
        lit: column.model.ghost >= 0 || column.model.chosen || column.model.cool !== "" || column.hot
        offered: column.playable
        tint: column.model.cool !== "" ? BeamMeUpColours.sky.ice : column.tint
        size: column.labelSize
    }
    ColumnReader {
        id: reader
        width: column.width
        height: 8 * column.rowHeight
        fields: column.model.fields
        stoneRow: column.model.height
        rowHeight: column.rowHeight
    }
    FocusRing {
        anchors.margins: 0
        shown: column.activeFocus
        corner: Theme.radiusSmall
        distance: 0
        border.color: Theme.white
    }

    Explained {
        find: (x, y) => {
            const row = Math.floor(8 - y / column.rowHeight), of = BeamMeUpTerms.of
            const special = row === column.model.height ? column.model.star : fields.kinds[row]
            const term = y < 0.5 * column.rowHeight && column.model.cool !== "" ? of[column.model.cool === "safe" ? "shield" : "cool"]
                : special ? of[special] : row === column.model.height ? of.stone : row < 0 ? of.column : null
            return term ? { title: term.title, text: term.text, spot: Qt.rect(0, Math.max(0, 7 - row) * column.rowHeight, column.width, column.rowHeight) } : null
        }
    }
    HoverHandler {
        id: hover
        enabled: column.playable
        cursorShape: Qt.PointingHandCursor
    }
    TapHandler {
        enabled: column.playable
        onTapped: column.picked()
    }
    SequentialAnimation {
        id: wave
        property int delay: 0
        PauseAnimation { duration: wave.delay }
        NumberAnimation { target: column; property: "flash"; to: 1; duration: Theme.quick; easing.type: Theme.easing }
        PauseAnimation { duration: Theme.normal }
        NumberAnimation { target: column; property: "flash"; to: 0; duration: 2 * Theme.slow; easing.type: Theme.easing }
    }
    SequentialAnimation {
        id: jet
        NumberAnimation { target: column; property: "boost"; to: 1; duration: Theme.quick; easing.type: Theme.easing }
        NumberAnimation { target: column; property: "boost"; to: 0; duration: 2 * Theme.slow; easing.type: Theme.easing }
    }
    Behavior on shownRow {
        id: rise
        enabled: false
        NumberAnimation { duration: Theme.slow; easing.type: Theme.easing }
    }
}
