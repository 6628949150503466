import QtQuick
import QtQml
import Dice
import Dice.Models

// The keys that aim and flick. The power rises while Space is held.
QtObject {
    id: keys

    required property DiceFlickModel game
    property bool charging: false
    property real before: 0

    readonly property Instantiator dice: Instantiator { model: keys.game.hand; QtObject {} }

    signal moved()
    signal flicked()

    function press(event) {
        if (!game.aiming || event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier)) return false
        if (event.key === Qt.Key_Space) return charge(event.isAutoRepeat)
        const fine = event.modifiers & Qt.ShiftModifier ? 0.25 : 1
        const steps = {
            [Qt.Key_Left]: [-2, 0, 0], [Qt.Key_Right]: [2, 0, 0], [Qt.Key_Up]: [0, 0.03, 0], [Qt.Key_Down]: [0, -0.03, 0],
            [Qt.Key_PageUp]: [0, 0, 3], [Qt.Key_PageDown]: [0, 0, -3]
        }
        const plates = { [Qt.Key_Q]: 3, [Qt.Key_Comma]: 3, [Qt.Key_E]: 1, [Qt.Key_Period]: 1 }
        const sides = { [Qt.Key_A]: -5, [Qt.Key_D]: 5 }
        if (event.key in sides && game.slides) game.slideTo(game.slide + sides[event.key] * fine)
        else if (event.key in steps) game.nudge(...steps[event.key].map(step => step * fine))
        else if (event.key in plates) game.choosePlate((game.plate + plates[event.key]) % 4)
        else if (event.key >= Qt.Key_1 && event.key <= Qt.Key_4) return choose(event.key - Qt.Key_1)
        else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter) return shoot()
        else if (event.key === Qt.Key_Escape && charging) cancel()
        else return false
        moved()
        return true
    }
    function release(event) {
        if (event.key !== Qt.Key_Space || event.isAutoRepeat || !charging) return false
        charging = false
        return shoot()
    }
    function choose(die) {
        if (die >= dice.count) return false
        game.chooseDie(die)
        return true
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
    function shoot() {
        charging = false
        flicked()
        game.flick()
        return true
    }
    function pass(seconds) {
        if (game.aiming) game.aimAt(game.direction, Math.min(1, game.power + seconds * 1000 / Theme.chargeTime))
        else charging = false
    }
}
