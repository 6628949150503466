pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models
import "flat/geometry.js" as Geometry

// The stage of Dice Flick: the box in 3D, or from above if 3D is too slow, unavailable or unwanted; input and read-outs lie on top.
Item {
    id: stage

    required property DiceFlickModel game
    property real time: 0
    property bool flat: false
    property bool broken: false
    property bool touched: false
    property int hotTake: -1
    property int seat: 0
    // How much of it the narration may cover at the bottom, and the bar at the top.
    property real covered: 0
    property real above: 0

    signal takesWanted()

    readonly property bool solid: !flat && !broken && (ThrowHabits.keepsSolid || !ThrowHabits.slowBox) && GraphicsInfo.api !== GraphicsInfo.Software
    readonly property var view: loader.item
    readonly property bool ready: loader.status === Loader.Ready
    readonly property color light: DiceFlickColours.desk.light[game.aim.colour] ?? DiceFlickColours.desk.light.yellow
    readonly property real edge: hands.spot.step
    readonly property real floor: height - covered
    readonly property real room: height - hands.spot.origin.y

    function enter() {
        if (game.table.phase === "score") takesWanted()
        else if (game.aim.enabled) hands.forceActiveFocus(Qt.TabFocusReason)
        else grid.enter()
    }
    function press(event) { return hands.press(event) }
    function release(event) { return hands.release(event) }
    // The position of a hollow on this item.
    function spotOf(place) {
        const middle = Geometry.centre(place)
        return view?.project(Qt.vector3d(middle.x, 0.5, middle.z)) ?? Qt.point(width / 2, height / 2)
    }
    function load() {
        if (GraphicsInfo.api === GraphicsInfo.Unknown) return
        const file = Qt.resolvedUrl(solid ? "box/BoxScene.qml" : "flat/FlatBox.qml")
        if (String(loader.source) !== String(file)) loader.setSource(file, { game: game })
    }

    objectName: "diceFlickStage"
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("The box")

    GraphicsInfo.onApiChanged: load()
    onSolidChanged: load()

    Component.onCompleted: load()

    FlightFrame {
        anchors.fill: parent
        arena: stage.game.table.arena
        view: stage.ready ? stage.view : null
        scaled: !stage.solid || stage.view?.split === true
        over: stage.above
        under: stage.covered

        Loader {
            id: loader
            anchors.fill: parent
            onStatusChanged: if (status === Loader.Error) stage.broken = true
        }
        BoxMarks {
            anchors.fill: parent
            visible: stage.ready
            game: stage.game
            view: stage.view
            hot: grid.looked < 0 ? hands.hotPlace : grid.looked
            solid: stage.solid
            edge: stage.edge
        }
    }
    Binding { target: loader.item; property: "hotPlace"; value: hands.hotPlace; when: stage.ready }
    Binding { target: loader.item; property: "hotPlate"; value: hands.hotPlate; when: stage.ready }
    Binding { target: loader.item; property: "hotTake"; value: stage.hotTake; when: stage.ready }
    Binding { target: loader.item; property: "pulling"; value: hands.pulling || hands.charging; when: stage.ready && !stage.solid }
    Binding { target: loader.item; property: "pull"; value: (stage.solid ? hands.spot.solidPull : hands.spot.pull) * (other.busy ? other.pulled : 1); when: stage.ready }
    Binding { target: loader.item; property: "carried"; value: other.carrying; when: stage.ready }
    Binding { target: loader.item; property: "nudge"; value: pace.nudge; when: stage.ready && stage.solid }
    Connections {
        target: stage.game
        function onDecided() { ThrowHabits.flickLearnt = true }
    }
    FlightPace {
        id: pace
        objectName: "flightPace"
        arena: stage.game.table.arena
        solid: stage.solid && stage.ready
        shown: stage.visible
        onTooSlow: if (!ThrowHabits.keepsSolid) ThrowHabits.slowBox = true
        onLaunched: stage.game.happened("die-flicked")
        onLanded: stage.game.happened("die-landed")
    }

    TakeReader { id: takes; game: stage.game }
    DiceFlickGestures {
        id: hands
        objectName: "diceFlickHands"
        anchors.fill: parent
        game: stage.game
        view: stage.view
        reach: Math.max(Theme.s48 * 1.4, Math.min(Theme.s48 * 2.6, stage.room))
        free: !stage.solid
        onMoved: stage.touched = true
        taps: stage.game.scoring.enabled ? [].concat(...takes.takes.map(take => take.places)) : []
        onTapped: (place) => stage.game.scoring.toggle(takes.rowOf(place))

        // Inside, because an item that is hovered hides those below it.
        Explained {
            visible: stage.ready && !pace.arena.thrown
            find: (x, y) => {
                const view = stage.view, place = view?.hollowAt(x, y) ?? -1, plate = place < 0 ? view?.plateAt(x, y) ?? -1 : -1
                if (place < 0 && plate < 0) return null
                const spot = place < 0 ? Qt.point(x, y) : stage.spotOf(place), term = DiceFlickTerms.of[place < 0 ? "plate" : stage.game.table.termAt(place)]
                return { title: term.title, text: term.text, spot: Qt.rect(spot.x - stage.edge / 2, spot.y - stage.edge / 2, stage.edge, stage.edge) }
            }
        }
        Item {
            x: hands.spot.origin.x - width / 2
            y: hands.spot.origin.y - height / 2
            width: 2.7 * hands.spot.step
            height: 2.1 * hands.spot.step

            FocusRing { shown: hands.activeFocus && hands.keyed && stage.game.aim.enabled; corner: Theme.radiusSmall; border.color: Theme.white }
        }
    }
    BoxGrid {
        id: grid
        objectName: "boxGrid"
        anchors.fill: parent
        visible: stage.ready
        game: stage.game
        view: stage.view
        edge: stage.edge
        solid: stage.solid
        targets: hands.targets
        taps: hands.taps
        onTapped: (place) => hands.tapped(place)
        onFinished: hands.forceActiveFocus(Qt.TabFocusReason)
    }
    PointTags {
        anchors.fill: parent
        game: stage.game
        view: stage.view
        rise: stage.solid ? 1.6 : 0
        above: 0.35 * stage.edge
        corner: stage.solid ? 0 : stage.edge
    }
    PromiseTag {
        objectName: "promiseTag"
        game: stage.game
        view: stage.view
        land: stage.solid ? 0.75 : 0
        visible: game.aim.enabled && text !== "" && stage.ready && !pace.arena.thrown
    }
    PlateSlide {
        x: hands.spot.origin.x - width / 2
        y: hands.spot.origin.y - height / 2
        width: 5.4 * hands.spot.step
        visible: stage.game.table.slides && stage.game.aim.enabled && stage.ready
        game: stage.game
    }
    OtherHand {
        id: other
        objectName: "otherHand"
        game: stage.game
        spot: hands.spot
        solid: stage.solid
        seat: stage.seat
        from: Qt.point(Theme.s48 * 2, stage.height)
        edge: stage.edge
    }
    AimReadout {
        x: Math.min(stage.width - width - Theme.s4, hands.spot.origin.x + 2 * hands.spot.step + Theme.s16)
        y: Math.min(stage.floor + Theme.s4 - height, hands.spot.origin.y + 0.6 * hands.reach - height / 2)
        visible: stage.game.aim.enabled && !pace.arena.thrown && stage.ready
        game: stage.game
        light: stage.light
    }
    Item {
        anchors.fill: parent
        visible: stage.game.aim.enabled && stage.ready && !ThrowHabits.flickLearnt && !stage.touched

        GhostHand {
            origin: hands.spot.origin
            direction: stage.game.aim.direction
            reach: hands.reach
            light: stage.light
        }
        Tag {
            x: Math.max(Theme.s4, hands.spot.origin.x - 2 * hands.spot.step - Theme.s16 - width)
            y: Math.min(stage.floor - height, hands.spot.origin.y + 0.6 * hands.reach - height / 2)
            text: qsTr("Pull back and let go")
            tones: DiceFlickColours.desk
            tone: stage.light
            size: Theme.sizeText
        }
    }
    KeyHelp {
        x: Theme.s4
        y: stage.floor - height - Theme.s4
        visible: hands.activeFocus && hands.keyed && stage.game.aim.enabled && stage.touched
        tones: DiceFlickColours.desk
    }
}
