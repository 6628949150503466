pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// Input on the floe: pull the dice back and release, or push them forward; tap a die to keep it; put one back; drag the table to look around.
FocusScope {
    id: hands

    required property RollingDiceModel game
    property var view: null
    required property ScreenOrder order
    property alias reach: sling.reach
    // Whether one may pull from anywhere; otherwise, dragging the table looks around.
    property bool free: false
    property bool pulling: false
    property bool keyed: false
    property string hotDie
    property bool graspable: false
    // The die that is put back has been shown where it would lie.
    property bool shown: false
    property var before: null

    readonly property bool charging: keys.charging
    readonly property alias spot: sling
    readonly property point origin: sling.origin
    readonly property bool busy: game.aim.enabled || game.putting.enabled

    signal moved()
    // The die may be put back where it is held.
    signal placed()

    function begin() {
        before = { direction: game.aim.direction, power: game.aim.power }
        pulling = true
        game.aim.hold(true)
        // Escape has to reach this item.
        forceActiveFocus(Qt.MouseFocusReason)
        keyed = false
        moved()
    }
    function end(throws) {
        if (!pulling) return
        pulling = false
        sling.letGo()
        if (throws) keys.letGo()
        else letBe()
    }
    function letBe() {
        game.aim.hold(false)
        game.aim.turnTo(before.direction, before.power)
    }
    function tap(point) {
        keyed = false
        const place = view?.floeAt(point.x, point.y) ?? null, die = dieAt(point)
        if (game.aim.enabled && sling.passes(point)) sling.moveTo(point)
        else if (game.aim.enabled && game.aim.assist === "arc" && place !== null) sling.aimAtPlace(place)
        else if (game.keeping.enabled && die !== null) pick(die.take)
        else if (game.putting.enabled && place !== null) put(place)
        if (game.aim.enabled) moved()
    }
    // The first tap selects a die, the second one keeps it.
    function pick(row) {
        if (row === game.keeping.chosen) game.keeping.keep(row)
        else game.keeping.choose(row)
    }
    // The first click shows where the die would lie, the second one puts it there.
    function put(place) {
        const near = Math.hypot(place.x - game.putting.x, place.y - game.putting.z) < 0.8
        if (shown && near && game.putting.valid) placed()
        else hold(place)
    }
    function hold(place) {
        game.putting.holdAt(place.x, place.y)
        shown = true
    }
    function dieAt(point) { return game.keeping.enabled && view ? lying.near(point, view, Theme.s12) : null }
    function point(position, hovered) {
        hotDie = hovered ? dieAt(position)?.key ?? "" : ""
        graspable = hovered && game.aim.enabled && (sling.holds(position) || sling.passes(position))
    }
    function carry(position) {
        const place = game.putting.enabled ? view?.floeAt(position.x, position.y) ?? null : null
        if (place !== null) hold(place)
    }
    function press(event) {
        if (event.key === Qt.Key_Escape && pulling) {
            end(false)
            return true
        }
        const done = keys.press(event)
        if (done) {
            keyed = true
            if (!activeFocus && busy) forceActiveFocus(Qt.OtherFocusReason)
        }
        return done
    }
    function release(event) { return keys.release(event) }

    // Qt does not remove an item from the tab order while it has focus.
    activeFocusOnTab: busy || activeFocus
    onActiveFocusChanged: keyed = activeFocus

    Accessible.role: Accessible.Slider
    Accessible.name: (game.putting.enabled ? qsTr("Put the die back") : qsTr("Aim")) + ": " + voice.words
    Accessible.description: game.putting.enabled ? qsTr("Arrows move the die, Enter puts it") : qsTr("Arrows aim, Q and E move the hand, Space held and let go throws")
    Accessible.focusable: true
    Accessible.ignored: !busy
    Accessible.onIncreaseAction: game.putting.enabled ? game.putting.nudge(0.4, 0) : game.aim.nudge(0, 2, 0, 0)
    Accessible.onDecreaseAction: game.putting.enabled ? game.putting.nudge(-0.4, 0) : game.aim.nudge(0, -2, 0, 0)
    Accessible.onPressAction: game.putting.enabled ? placed() : keys.letGo()

    Keys.onPressed: (event) => event.accepted = press(event)
    Keys.onReleased: (event) => event.accepted = release(event)

    HandPlace { id: sling; game: hands.game; view: hands.view }
    LyingDice { id: lying; arena: hands.game.table.arena }
    RollingDiceVoice {
        id: voice
        game: hands.game
        listening: hands.activeFocus && hands.keyed
        onSpoken: (words) => hands.Accessible.announce(words)
    }
    RollingDiceKeys {
        id: keys
        game: hands.game
        order: hands.order
        onMoved: hands.moved()
    }
    Connections {
        target: hands.game.table
        function onChanged() {
            if (!hands.game.aim.enabled) hands.pulling = hands.graspable = false
            if (!hands.game.keeping.enabled) hands.hotDie = ""
            if (!hands.game.putting.enabled) hands.shown = false
        }
    }
    FrameAnimation { running: keys.charging; onTriggered: keys.pass(frameTime) }

    HoverHandler {
        readonly property bool points: hands.hotDie !== "" || hands.game.putting.enabled

        cursorShape: hands.pulling ? Qt.ClosedHandCursor : hands.graspable ? Qt.OpenHandCursor : points ? Qt.PointingHandCursor : Qt.ArrowCursor
        onPointChanged: hands.point(point.position, hovered && !hands.pulling)
        onHoveredChanged: if (!hovered) hands.point(point.position, false)
    }
    TapHandler {
        onTapped: (point) => hands.tap(point.position)
        onDoubleTapped: if (!hands.busy && !hands.game.keeping.enabled) hands.view?.resetOrbit?.()
    }
    DragHandler {
        property bool slings: false
        property point last

        function start(press) {
            slings = hands.game.aim.enabled && (hands.free || sling.holds(press) || sling.passes(press))
            if (!slings) return
            if (!sling.holds(press) && sling.passes(press)) sling.moveTo(press)
            sling.grasp(press, Qt.size(hands.Window.width, hands.Window.height), hands.mapToItem(null, press))
            hands.begin()
        }

        target: null
        acceptedButtons: Qt.LeftButton
        dragThreshold: Theme.s4
        onActiveChanged: {
            hands.keyed = false
            if (active) start(centroid.pressPosition)
            else if (slings) {
                slings = false
                hands.end(sling.isAway(last))
            }
        }
        onCanceled: hands.end(false)
        onCentroidChanged: {
            if (!active) return
            last = centroid.position
            if (slings && hands.pulling) sling.follow(last)
            else if (!slings) hands.carry(last)
        }
        onTranslationChanged: (by) => { if (active && !slings && !hands.game.putting.enabled) hands.view?.orbit?.(-by.x / Theme.s4, by.y / Theme.s4) }
    }
    DragHandler {
        target: null
        acceptedButtons: Qt.RightButton | Qt.MiddleButton
        acceptedDevices: PointerDevice.Mouse
        onTranslationChanged: (by) => hands.view?.orbit?.(-by.x / Theme.s4, by.y / Theme.s4)
    }
    PinchHandler {
        target: null
        onScaleChanged: (by) => { if (hands.game.aim.enabled) hands.game.aim.nudge(0, 0, 0, 12 * (by - 1)) }
    }
    WheelHandler {
        acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad
        onWheel: (event) => { if (hands.game.aim.enabled) { hands.game.aim.nudge(0, 0, 0, event.angleDelta.y / 120); hands.moved() } }
    }
}
