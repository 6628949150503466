import QtQuick
import QtQml
import Dice
import Dice.Models

// The keys that aim and flick. The power rises while Space is held.
ThrowKeys {
    id: keys

    required property DiceFlickModel game

    readonly property Instantiator dice: Instantiator { model: keys.game.table.hand; QtObject {} }

    function press(event) {
        if (!game.aim.enabled || event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier)) return false
        if (event.key === Qt.Key_Space) return charge(event.isAutoRepeat)
        const fine = event.modifiers & Qt.ShiftModifier ? 0.25 : 1
        const steps = {
            [Qt.Key_Left]: [-2, 0, 0], [Qt.Key_Right]: [2, 0, 0], [Qt.Key_Up]: [0, 0.03, 0], [Qt.Key_Down]: [0, -0.03, 0],
            [Qt.Key_PageUp]: [0, 0, 3], [Qt.Key_PageDown]: [0, 0, -3]
        }
        const plates = { [Qt.Key_Q]: 3, [Qt.Key_Comma]: 3, [Qt.Key_E]: 1, [Qt.Key_Period]: 1 }
        const sides = { [Qt.Key_A]: -5, [Qt.Key_D]: 5 }
        if (event.key in sides && game.table.slides) game.aim.slideTo(game.aim.slide + sides[event.key] * fine)
        else if (event.key in steps) game.aim.nudge(...steps[event.key].map(step => step * fine))
        else if (event.key in plates) game.aim.choosePlate((game.aim.plate + plates[event.key]) % 4)
        else if (event.key >= Qt.Key_1 && event.key <= Qt.Key_4) return choose(event.key - Qt.Key_1)
        else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter) return letGo()
        else if (event.key === Qt.Key_Escape && charging) cancel()
        else return false
        moved()
        return true
    }
    function choose(die) {
        if (die >= dice.count) return false
        game.aim.chooseDie(die)
        return true
    }

    aim: game.aim
    onThrown: game.flick()
}
