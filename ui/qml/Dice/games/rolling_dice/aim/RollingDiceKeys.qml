import QtQuick
import Dice
import Dice.Models

// The keys that aim and throw, choose a die to keep, and put one back. The power rises while Space is held.
ThrowKeys {
    id: keys

    required property RollingDiceModel game

    required property ScreenOrder order

    function press(event) {
        if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier)) return false
        const fine = event.modifiers & Qt.ShiftModifier ? 0.25 : 1
        if (game.aim.enabled) return turn(event, fine)
        if (game.keeping.enabled) return choose(event.key)
        return game.putting.enabled && put(event.key, fine)
    }
    function turn(event, fine) {
        if (event.key === Qt.Key_Space) return charge(event.isAutoRepeat)
        const steps = {
            [Qt.Key_Left]: [0, -2, 0, 0], [Qt.Key_Right]: [0, 2, 0, 0], [Qt.Key_Up]: [0, 0, 0.03, 0], [Qt.Key_Down]: [0, 0, -0.03, 0],
            [Qt.Key_Q]: [-6, 0, 0, 0], [Qt.Key_A]: [-6, 0, 0, 0], [Qt.Key_Comma]: [-6, 0, 0, 0],
            [Qt.Key_E]: [6, 0, 0, 0], [Qt.Key_D]: [6, 0, 0, 0], [Qt.Key_Period]: [6, 0, 0, 0],
            [Qt.Key_PageUp]: [0, 0, 0, 1], [Qt.Key_PageDown]: [0, 0, 0, -1]
        }
        // On some keyboards a plus needs Shift.
        const spreads = { [Qt.Key_Plus]: 1, [Qt.Key_Equal]: 1, [Qt.Key_Minus]: -1, [Qt.Key_Underscore]: -1 }
        if (event.key in steps) game.aim.nudge(...steps[event.key].map(step => step * fine))
        else if (event.key in spreads) game.aim.nudge(0, 0, 0, spreads[event.key])
        else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter) return letGo()
        else if (event.key === Qt.Key_Escape && charging) cancel()
        else return false
        moved()
        return true
    }
    function choose(key) {
        const by = key === Qt.Key_Left || key === Qt.Key_Up ? -1 : key === Qt.Key_Right || key === Qt.Key_Down ? 1 : 0
        const takes = order.takes, count = Math.max(1, takes.length)
        const take = takes[by === 0 ? key - Qt.Key_1 : (Math.max(0, takes.indexOf(game.keeping.chosen)) + by + count) % count]
        if (take === undefined) return false
        game.keeping.choose(take)
        return true
    }
    function put(key, fine) {
        const steps = { [Qt.Key_Left]: [-0.4, 0], [Qt.Key_Right]: [0.4, 0], [Qt.Key_Up]: [0, -0.4], [Qt.Key_Down]: [0, 0.4] }
        if (!(key in steps)) return false
        game.putting.nudge(...steps[key].map(step => step * fine))
        return true
    }

    aim: game.aim
    onThrown: game.throwDice()
}
