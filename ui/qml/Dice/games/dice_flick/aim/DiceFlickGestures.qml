pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// Input on the box: pull the die back and release, tap a hollow or a plate, turn the wheel for lift, drag the table to look around.
FocusScope {
    id: hands

    required property DiceFlickModel game
    property var view: null
    property alias reach: plateSpot.reach
    // The hollows that can be tapped while nobody aims.
    property var taps: []
    // Whether one may pull from anywhere; otherwise, dragging the table looks around.
    property bool free: false
    property bool pulling: false
    property bool keyed: false
    property int hotPlace: -1
    property int hotPlate: -1
    property int armed: -1
    property var before: null

    readonly property bool charging: keys.charging
    readonly property alias spot: plateSpot
    readonly property point origin: plateSpot.origin
    // Whether a hollow can be tapped to aim at it.
    readonly property bool targets: game.aim.enabled && game.aim.assist === "arc"
    readonly property bool onTable: hotPlace < 0 && hotPlate < 0

    signal moved()
    signal tapped(int place)

    function begin() {
        before = { direction: game.aim.direction, power: game.aim.power }
        pulling = true
        game.aim.hold(true)
        // Escape has to reach this item.
        forceActiveFocus(Qt.MouseFocusReason)
        keyed = false
        moved()
    }
    function end(flicks) {
        if (!pulling) return
        pulling = false
        plateSpot.letGo()
        if (flicks) shoot()
        else letBe()
    }
    function letBe() {
        game.aim.hold(false)
        game.aim.turnTo(before.direction, before.power)
    }
    function shoot() {
        armed = -1
        game.flick()
    }
    function tap(point) {
        keyed = false
        const plate = view?.plateAt(point.x, point.y) ?? -1, hollow = view?.hollowAt(point.x, point.y) ?? -1
        if (game.aim.enabled && plate >= 0 && plate !== game.aim.plate) game.aim.choosePlate(plate)
        else if (targets && hollow >= 0) aim(hollow)
        else if (taps.includes(hollow)) tapped(hollow)
    }
    function aim(hollow) {
        if (hollow === armed) {
            shoot()
            return
        }
        game.aim.aimAtHollow(hollow)
        armed = hollow
        moved()
    }
    function press(event) {
        if (event.key === Qt.Key_Escape && pulling) {
            end(false)
            return true
        }
        const done = keys.press(event)
        if (done) {
            keyed = true
            if (!activeFocus && game.aim.enabled) forceActiveFocus(Qt.OtherFocusReason)
        }
        return done
    }

    function release(event) { return keys.release(event) }

    // Qt does not remove an item from the tab order while it has focus.
    activeFocusOnTab: game.aim.enabled || activeFocus
    onActiveFocusChanged: keyed = activeFocus

    Accessible.role: Accessible.Slider
    Accessible.name: qsTr("Aim") + ": " + voice.words
    Accessible.description: qsTr("Arrows aim, Space held and let go flicks")
    Accessible.focusable: true
    Accessible.ignored: !game.aim.enabled
    Accessible.onIncreaseAction: game.aim.nudge(2, 0, 0)
    Accessible.onDecreaseAction: game.aim.nudge(-2, 0, 0)
    Accessible.onPressAction: if (game.aim.enabled) shoot()

    Keys.onPressed: (event) => event.accepted = press(event)
    Keys.onReleased: (event) => event.accepted = release(event)

    SlingPlace {
        id: plateSpot
        game: hands.game
        view: hands.view
    }
    AimVoice {
        id: voice
        game: hands.game
        listening: hands.activeFocus && hands.keyed
        onSpoken: (words) => hands.Accessible.announce(words)
    }
    DiceFlickKeys {
        id: keys
        game: hands.game
        onMoved: { hands.armed = -1; hands.moved() }
    }
    Connections {
        target: hands.game.table
        function onChanged() { if (!hands.game.aim.enabled) { hands.armed = -1; hands.pulling = false } }
    }
    FrameAnimation { running: keys.charging; onTriggered: keys.pass(frameTime) }

    HoverHandler {
        readonly property bool grip: hands.game.aim.enabled && plateSpot.holds(point.position) && hands.hotPlace < 0

        cursorShape: hands.pulling ? Qt.ClosedHandCursor : grip ? Qt.OpenHandCursor : hands.onTable ? Qt.ArrowCursor : Qt.PointingHandCursor
        onPointChanged: {
            const place = hovered && !hands.pulling ? hands.view?.hollowAt(point.position.x, point.position.y) ?? -1 : -1
            hands.hotPlace = hands.targets || hands.taps.includes(place) ? place : -1
            hands.game.aim.lookAt(place)
            const plate = hovered && hands.game.aim.enabled && !hands.pulling ? hands.view?.plateAt(point.position.x, point.position.y) ?? -1 : -1
            hands.hotPlate = plate === hands.game.aim.plate ? -1 : plate
        }
        onHoveredChanged: {
            if (hovered) return
            hands.hotPlace = hands.hotPlate = -1
            hands.game.aim.lookAt(-1)
        }
    }
    TapHandler {
        onTapped: (point) => hands.tap(point.position)
        onDoubleTapped: if (hands.onTable) hands.view?.resetOrbit?.()
    }
    DragHandler {
        property bool slings: false
        property point last

        target: null
        acceptedButtons: Qt.LeftButton
        dragThreshold: Theme.s4
        onActiveChanged: {
            hands.keyed = false
            if (active) {
                const press = centroid.pressPosition
                slings = hands.game.aim.enabled && (hands.free || plateSpot.holds(press))
                if (!slings) return
                plateSpot.grasp(press, hands.Window.height - hands.mapToItem(null, press).y - Theme.s12)
                hands.begin()
            } else if (slings) {
                slings = false
                hands.end(plateSpot.isAway(last))
            }
        }
        onCanceled: hands.end(false)
        onCentroidChanged: {
            if (!active || !slings || !hands.pulling) return
            last = centroid.position
            plateSpot.follow(last)
        }
        onTranslationChanged: (by) => { if (active && !slings) hands.view?.orbit?.(-by.x / Theme.s4, by.y / Theme.s4) }
    }
    DragHandler {
        target: null
        acceptedButtons: Qt.RightButton | Qt.MiddleButton
        acceptedDevices: PointerDevice.Mouse
        onTranslationChanged: (by) => hands.view?.orbit?.(-by.x / Theme.s4, by.y / Theme.s4)
    }
    DragHandler {
        target: null
        minimumPointCount: 2
        maximumPointCount: 2
        onTranslationChanged: (by) => { if (hands.game.aim.enabled) hands.game.aim.nudge(0, 0, -by.y / Theme.s4) }
    }
    WheelHandler {
        acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad
        onWheel: (event) => { if (hands.game.aim.enabled) { hands.game.aim.nudge(0, 0, event.angleDelta.y / 60); hands.moved() } }
    }
}
