pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// The stage of Rolling Dice: the arctic box in 3D, or from above if 3D is too slow, unavailable or unwanted; input, tags and sums lie on top.
Item {
    id: stage

    required property RollingDiceModel game
    required property RoundCount count
    property real time: 0
    property bool flat: false
    property bool broken: false
    property bool touched: false
    // The die hovered beside the stage.
    property string hotKey
    property bool sumBeside: false

    signal choicesWanted()
    // Emitted when the primary button's action is requested on the stage.
    signal primaryWanted()

    readonly property bool solid: !flat && !broken && (ThrowHabits.keepsSolid || !ThrowHabits.slowFloe) && GraphicsInfo.api !== GraphicsInfo.Software
    readonly property var view: loader.item
    readonly property ScreenOrder order: ScreenOrder { objectName: "screenOrder"; game: stage.game; view: stage.ready ? stage.view : null }
    readonly property bool ready: loader.status === Loader.Ready
    readonly property color light: Theme.seatGlow(Math.max(0, game.aim.colour))
    readonly property string hotDie: hands.hotDie !== "" ? hands.hotDie : hotKey
    readonly property real room: height + Theme.narrationHeight * 0.8 - hands.spot.origin.y

    function enter() {
        if (game.table.phase === "keep") choicesWanted()
        else if (hands.busy) hands.forceActiveFocus(Qt.TabFocusReason)
        else list.enter()
    }
    function press(event) {
        if (event.key === Qt.Key_Space && !event.isAutoRepeat && skip()) return true
        if (!count.running || event.key !== Qt.Key_Escape) return hands.press(event)
        count.finish()
        return true
    }
    // Skips the sum of one seal.
    function skip() {
        const counting = count.running
        if (counting) count.skip()
        return counting
    }
    function release(event) { return hands.release(event) }
    function load() {
        if (GraphicsInfo.api === GraphicsInfo.Unknown) return
        const file = Qt.resolvedUrl(solid ? "floe/FloeScene.qml" : "flat/FlatFloe.qml")
        if (String(loader.source) !== String(file)) loader.setSource(file, { game: game })
    }

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("The floe")

    GraphicsInfo.onApiChanged: load()
    onSolidChanged: load()

    Component.onCompleted: load()

    FlightFrame {
        anchors.fill: parent
        // The shadow of the box fades out below the narration line.
        anchors.bottomMargin: -Theme.narrationHeight - Theme.s4
        arena: stage.game.table.arena
        view: stage.ready ? stage.view : null
        scaled: !stage.solid || stage.view?.split === true
        under: Theme.narrationHeight + Theme.s4

        Loader {
            id: loader
            anchors.fill: parent
            onStatusChanged: if (status === Loader.Error) stage.broken = true
        }
    }
    Binding { target: loader.item; property: "clock"; value: stage.time; when: stage.ready }
    Binding { target: loader.item; property: "hotDie"; value: stage.hotDie; when: stage.ready }
    Binding { target: loader.item; property: "hotStep"; value: stage.count.step; when: stage.ready }
    Binding { target: loader.item; property: "below"; value: Theme.narrationHeight; when: stage.ready }
    Binding { target: loader.item; property: "nudge"; value: pace.nudge; when: stage.ready && stage.solid }
    Binding { target: stage.count; property: "walking"; value: stage.view?.walking ?? false }
    Connections {
        target: loader.item
        function onStepped() { stage.game.happened("seal-stepped") }
    }
    Connections {
        target: stage.game
        function onDecided() { ThrowHabits.throwLearnt = true }
    }
    FlightPace {
        id: pace
        objectName: "flightPace"
        arena: stage.game.table.arena
        solid: stage.solid && stage.ready
        shown: stage.visible
        onTooSlow: if (!ThrowHabits.keepsSolid) ThrowHabits.slowFloe = true
        onLaunched: stage.game.happened("dice-thrown")
    }

    RollingDiceGestures {
        id: hands
        objectName: "rollingDiceHands"
        anchors.fill: parent
        game: stage.game
        view: stage.view
        order: stage.order
        reach: Math.max(Theme.s48 * 1.4, Math.min(Theme.s48 * 2.6, stage.room))
        free: !stage.solid
        onMoved: stage.touched = true
        onPlaced: stage.primaryWanted()

        // Inside, because an item that is hovered hides those below it.
        Explained {
            visible: stage.ready && !pace.arena.thrown && !stage.count.running
            find: (x, y) => places.at(x, y)
        }
        Item {
            x: hands.spot.origin.x - width / 2
            y: hands.spot.origin.y - height / 2 - 0.8 * hands.spot.step
            width: 5 * hands.spot.step
            height: 4.4 * hands.spot.step
            visible: stage.game.aim.enabled

            FocusRing { shown: hands.activeFocus && hands.keyed; corner: Theme.radiusSmall }
        }
    }
    FloeList {
        id: list
        objectName: "floeList"
        anchors.fill: parent
        visible: stage.ready && !pace.arena.thrown
        game: stage.game
        view: stage.ready ? stage.view : null
        onAimed: (x, z) => hands.spot.aimAtPlace(Qt.point(x, z))
        onFinished: hands.forceActiveFocus(Qt.TabFocusReason)
    }
    FloePlaces { id: places; game: stage.game; view: stage.ready ? stage.view : null }
    SealLaps { anchors.fill: parent; game: stage.game; view: stage.ready ? stage.view : null }
    FloeGlass {
        id: glass
        objectName: "floeGlass"
        x: stage.width - width - Theme.s8
        y: Theme.s8
        game: stage.game
        view: stage.ready ? stage.view : null
        room: stage.solid ? Qt.size(0.195 * stage.width, 0.34 * stage.height) : Qt.size(stage.view?.freeWidth ?? 0, Math.min(0.5 * stage.height, stage.height - (help.visible ? help.taken + 3 * Theme.s8 : 0)))
        wanted: !pace.arena.flying && !stage.count.running && !(stage.view?.orbiting ?? false)
    }
    DieTags { anchors.fill: parent; game: stage.game; view: stage.ready ? stage.view : null; hotDie: stage.hotDie; others: [glass, help].filter(each => each.visible) }
    RollingDiceHandles {
        id: handles
        anchors.fill: parent
        readoutSize: Qt.size(readout.width, readout.height)
        visible: stage.game.aim.enabled && stage.ready && !pace.arena.thrown
        game: stage.game
        spot: hands.spot
        held: hands.pulling || hands.charging
        teaching: !ThrowHabits.throwLearnt && !stage.touched
        light: stage.light
    }
    RollingDiceReadout {
        id: readout
        upright: !stage.solid
        x: upright ? stage.width - width - Theme.s4 : handles.readout.x
        y: upright ? stage.height - height - Theme.s4 : handles.readout.y
        visible: stage.game.aim.shown && !pace.arena.thrown && stage.ready
        game: stage.game
        light: stage.light
    }
    // In the corner that the box leaves free: beyond its far end in 3D; drawn flat, before the read-out or above it.
    KeyHelp {
        id: help
        objectName: "keyHelp"

        readonly property bool before: readout.x - width - Theme.s8 >= stage.width - (stage.view?.freeWidth ?? 0) - Theme.s16
        // How much it takes of the height on the right.
        readonly property real taken: height + (before ? 0 : readout.height + Theme.s4)

        x: stage.solid ? 0 : before ? readout.x - width - Theme.s4 : stage.width - width - Theme.s4
        y: stage.solid ? 0 : stage.height - taken - Theme.s4
        visible: hands.activeFocus && hands.keyed && stage.game.aim.enabled && stage.touched
        tones: RollingDiceColours.desk
        lines: [
            { keys: ["←", "→"], text: qsTr("Direction") }, { keys: ["↑", "↓"], text: qsTr("Power") }, { keys: ["Q", "E"], text: qsTr("Place") },
            { keys: ["+", "−"], text: qsTr("Spread") }, { keys: [qsTr("Space")], text: qsTr("Hold, let go") }, { keys: ["⏎"], text: qsTr("Throw") }
        ]
    }
    RoundTally {
        anchors.fill: parent
        count: stage.count
        view: stage.ready ? stage.view : null
        beside: stage.sumBeside
    }
}
