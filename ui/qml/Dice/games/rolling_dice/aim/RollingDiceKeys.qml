import QtQuick
import QtQml
import Dice
import Dice.Models

// The keys that aim and throw, choose a die to keep, and put one back. The power rises while Space is held.
QtObject {
    id: keys

    required property RollingDiceModel game
    property bool charging: false
    property real before: 0

    readonly property Instantiator rows: Instantiator { model: keys.game.choices; QtObject {} }
    readonly property int choices: rows.count

    signal moved()

    function press(event) {
        if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier)) return false
        const fine = event.modifiers & Qt.ShiftModifier ? 0.25 : 1
        if (game.aiming) return aim(event, fine)
        if (game.keeping) return choose(event.key)
        return game.putting && put(event.key, fine)
    }
    function aim(event, fine) {
        if (event.key === Qt.Key_Space) return charge(event.isAutoRepeat)
        const steps = {
            [Qt.Key_Left]: [0, -2, 0, 0], [Qt.Key_Right]: [0, 2, 0, 0], [Qt.Key_Up]: [0, 0, 0.03, 0], [Qt.Key_Down]: [0, 0, -0.03, 0],
            [Qt.Key_Q]: [-6, 0, 0, 0], [Qt.Key_A]: [-6, 0, 0, 0], [Qt.Key_Comma]: [-6, 0, 0, 0],
            [Qt.Key_E]: [6, 0, 0, 0], [Qt.Key_D]: [6, 0, 0, 0], [Qt.Key_Period]: [6, 0, 0, 0],
            [Qt.Key_PageUp]: [0, 0, 0, 1], [Qt.Key_PageDown]: [0, 0, 0, -1]
        }
        // On some keyboards a plus needs Shift.
        const spreads = { [Qt.Key_Plus]: 1, [Qt.Key_Equal]: 1, [Qt.Key_Minus]: -1, [Qt.Key_Underscore]: -1 }
        if (event.key in steps) game.nudge(...steps[event.key].map(step => step * fine))
        else if (event.key in spreads) game.nudge(0, 0, 0, spreads[event.key])
        else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter) return throwDice()
        else if (event.key === Qt.Key_Escape && charging) cancel()
        else return false
        moved()
        return true
    }
    function choose(key) {
        const by = key === Qt.Key_Left || key === Qt.Key_Up ? -1 : key === Qt.Key_Right || key === Qt.Key_Down ? 1 : 0
        const row = by !== 0 ? (Math.max(0, game.chosen) + by + choices) % Math.max(1, choices) : key - Qt.Key_1
        if (row < 0 || row >= choices) return false
        game.choose(row)
        return true
    }
    function put(key, fine) {
        const steps = { [Qt.Key_Left]: [-0.4, 0], [Qt.Key_Right]: [0.4, 0], [Qt.Key_Up]: [0, -0.4], [Qt.Key_Down]: [0, 0.4] }
        if (!(key in steps)) return false
        game.putNudge(...steps[key].map(step => step * fine))
        return true
    }
    function release(event) {
        if (event.key !== Qt.Key_Space || event.isAutoRepeat || !charging) return false
        return throwDice()
    }
    function charge(again) {
        if (again) return charging
        before = game.power
        charging = true
        game.aimAt(game.direction, 0)
        moved()
        return true
    }
    function cancel() {
        charging = false
        game.aimAt(game.direction, before)
    }
    function throwDice() {
        charging = false
        game.throwDice()
        return true
    }
    function pass(seconds) {
        if (game.aiming) game.aimAt(game.direction, Math.min(1, game.power + seconds * 1000 / Theme.chargeTime))
        else charging = false
    }
}
