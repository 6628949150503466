pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// Hands on the floe: pull the dice back and let go, or push them ahead; tap a die to keep it; put one back; drag the table to look round.
FocusScope {
    id: hands

    required property RollingDiceModel ice
    property var view: null
    property alias reach: sling.reach
    property bool pulling: false
    property bool keyed: false
    property string hotDie
    property bool graspable: false
    property var before: null

    readonly property bool charging: keys.charging
    readonly property alias spot: sling
    readonly property point origin: sling.origin
    readonly property bool busy: ice.aiming || ice.putting

    signal moved()
    // A die that is put back may lie where it is held.
    signal placed()

    function begin() {
        before = { direction: ice.direction, power: ice.power }
        pulling = true
        // Escape has to find its way here.
        forceActiveFocus(Qt.MouseFocusReason)
        keyed = false
        moved()
    }
    function end(throws) {
        if (!pulling) return
        pulling = false
        if (throws) keys.throwDice()
        else ice.aimAt(before.direction, before.power)
    }
    function tap(point) {
        keyed = false
        const place = view?.floeAt(point.x, point.y) ?? null, die = dieAt(point)
        if (ice.aiming && sling.passes(point)) sling.moveTo(point)
        else if (ice.aiming && place !== null) sling.aimAtPlace(place)
        else if (ice.keeping && die !== null) pick(die.take)
        else if (ice.putting && place !== null) put(place)
        if (ice.aiming) moved()
    }
    // Tapped once a die is chosen, tapped again it is kept.
    function pick(row) {
        if (row === ice.chosen) ice.keep(row)
        else ice.choose(row)
    }
    function put(place) {
        ice.putAt(place.x, place.y)
        if (ice.putValid) placed()
    }
    function dieAt(point) { return ice.keeping && view ? lying.near(point, view, Theme.s12) : null }
    function point(position, hovered) {
        hotDie = hovered ? dieAt(position)?.key ?? "" : ""
        graspable = hovered && ice.aiming && (sling.holds(position) || sling.passes(position))
        const place = hovered && ice.putting ? view?.floeAt(position.x, position.y) ?? null : null
        if (place !== null) ice.putAt(place.x, place.y)
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

    // Qt takes no item out of the chain of Tab while it has the focus.
    activeFocusOnTab: busy || activeFocus
    onActiveFocusChanged: keyed = activeFocus

    Accessible.role: Accessible.Slider
    Accessible.name: (ice.putting ? qsTr("Put the die back") : qsTr("Aim")) + ": " + voice.words
    Accessible.description: ice.putting ? qsTr("Arrows move the die, Enter puts it") : qsTr("Arrows aim, Q and E move the hand, Space held and let go throws")
    Accessible.focusable: true
    Accessible.ignored: !busy
    Accessible.onIncreaseAction: ice.putting ? ice.putNudge(0.4, 0) : ice.nudge(0, 2, 0, 0)
    Accessible.onDecreaseAction: ice.putting ? ice.putNudge(-0.4, 0) : ice.nudge(0, -2, 0, 0)
    Accessible.onPressAction: ice.putting ? placed() : keys.throwDice()

    Keys.onPressed: (event) => event.accepted = press(event)
    Keys.onReleased: (event) => event.accepted = release(event)

    IceSling { id: sling; ice: hands.ice; view: hands.view }
    IceLying { id: lying; arena: hands.ice.arena as ArenaModel }
    IceVoice {
        id: voice
        ice: hands.ice
        listening: hands.activeFocus && hands.keyed
        onSpoken: (words) => hands.Accessible.announce(words)
    }
    IceKeys {
        id: keys
        ice: hands.ice
        onMoved: hands.moved()
    }
    Connections {
        target: hands.ice
        function onChanged() {
            if (!hands.ice.aiming) hands.pulling = hands.graspable = false
            if (!hands.ice.keeping) hands.hotDie = ""
        }
    }
    FrameAnimation { running: keys.charging; onTriggered: keys.pass(frameTime) }

    HoverHandler {
        readonly property bool points: hands.hotDie !== "" || hands.ice.putting

        cursorShape: hands.pulling ? Qt.ClosedHandCursor : hands.graspable ? Qt.OpenHandCursor : points ? Qt.PointingHandCursor : Qt.ArrowCursor
        onPointChanged: hands.point(point.position, hovered && !hands.pulling)
        onHoveredChanged: if (!hovered) hands.point(point.position, false)
    }
    TapHandler {
        onTapped: (point) => hands.tap(point.position)
        onDoubleTapped: if (!hands.busy && !hands.ice.keeping) hands.view?.resetOrbit?.()
    }
    DragHandler {
        property bool slings: false
        property point last

        function start(press) {
            slings = hands.ice.aiming && (sling.holds(press) || sling.passes(press))
            if (!slings) return
            if (!sling.holds(press)) sling.moveTo(press)
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
            else if (!slings) hands.point(last, true)
        }
        onTranslationChanged: (by) => { if (active && !slings && !hands.ice.putting) hands.view?.orbit?.(-by.x / Theme.s4, by.y / Theme.s4) }
    }
    DragHandler {
        target: null
        acceptedButtons: Qt.RightButton | Qt.MiddleButton
        acceptedDevices: PointerDevice.Mouse
        onTranslationChanged: (by) => hands.view?.orbit?.(-by.x / Theme.s4, by.y / Theme.s4)
    }
    PinchHandler {
        target: null
        onScaleChanged: (by) => { if (hands.ice.aiming) hands.ice.nudge(0, 0, 0, 12 * (by - 1)) }
    }
    WheelHandler {
        acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad
        onWheel: (event) => { if (hands.ice.aiming) { hands.ice.nudge(0, 0, 0, event.angleDelta.y / 120); hands.moved() } }
    }
}
