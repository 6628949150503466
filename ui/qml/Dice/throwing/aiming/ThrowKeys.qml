import QtQuick
import Dice
import Dice.Models

// The keys with which one lets go: the power rises while Space is held.
QtObject {
    id: keys

    required property AimModel aim
    property bool charging: false
    property real before: 0

    signal moved()
    signal thrown()

    function release(event) { return event.key === Qt.Key_Space && !event.isAutoRepeat && charging && letGo() }
    function charge(again) {
        if (again) return charging
        before = aim.power
        charging = true
        aim.hold(true)
        aim.turnTo(aim.direction, 0)
        moved()
        return true
    }
    function cancel() {
        charging = false
        aim.hold(false)
        aim.turnTo(aim.direction, before)
    }
    function letGo() {
        charging = false
        thrown()
        return true
    }
    function pass(seconds) {
        if (aim.enabled) aim.turnTo(aim.direction, Math.min(1, aim.power + seconds * 1000 / Theme.chargeTime))
        else charging = false
    }
}
