import QtQuick
import Dice
import Dice.Models

// The keyboard shortcuts of a match, for everything that cannot be focused; Enter belongs to the screen, and to one button.
QtObject {
    id: keys

    required property MatchModel match
    required property DiceModel dice

    readonly property bool replaying: match.timeline.replayAngle !== ""
    readonly property bool waiting: match.phase === "computer" || match.phase === "showing" || replaying

    signal rulesWanted()
    signal skipWanted()
    signal historyWanted()
    signal boardWanted()
    signal explanationWanted()
    signal diceWanted()

    function press(event) {
        if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier)) return
        event.accepted = replaying ? replay(event.key) : match.phase === "watch" ? watch(event.key) : play(event)
        if (!event.accepted) event.accepted = both(event.key)
    }
    function both(key) {
        if (key === Qt.Key_F1) rulesWanted()
        else if (key === Qt.Key_R && match.timeline.throwsDice && match.timeline.canReplay && Theme.lively) match.timeline.replay()
        else if (key === Qt.Key_N) historyWanted()
        else if (key === Qt.Key_Question) explain()
        else if (key === Qt.Key_Escape && Tips.keyed) Tips.keyed = false
        else if (key === Qt.Key_Escape && match.hintText !== "") match.dismissHint()
        else return false
        return true
    }
    // From now on, whatever gets focus is explained.
    function explain() {
        Tips.keyed = !Tips.keyed
        if (Tips.keyed) explanationWanted()
    }
    function replay(key) {
        if (key === Qt.Key_Space) skipWanted()
        else if (key === Qt.Key_R || key === Qt.Key_Escape) match.timeline.replay()
        else return false
        return true
    }
    function watch(key) {
        if (key === Qt.Key_Space) match.timeline.togglePlaying()
        else if (key === Qt.Key_Left) match.timeline.step(-1)
        else if (key === Qt.Key_Right) match.timeline.step(1)
        else if (key === Qt.Key_Home) match.timeline.seek(0)
        else if (key === Qt.Key_End) match.timeline.seek(match.timeline.plies)
        else return false
        return true
    }
    function play(event) {
        const key = event.key
        if (key >= Qt.Key_1 && key <= Qt.Key_9 && key - Qt.Key_1 < dice.rowCount()) dice.toggle(key - Qt.Key_1)
        else if (key === Qt.Key_Space && waiting) { if (!event.isAutoRepeat) skipWanted() }
        else if ("RSL".includes(event.text.toUpperCase()) && event.text !== "" && !event.isAutoRepeat) return match.buttons.pressKey(event.text.toUpperCase())
        else if (key === Qt.Key_U && match.canUndo) match.undo()
        else if (key === Qt.Key_H && match.phase === "person") match.hint()
        else if (key === Qt.Key_Left || key === Qt.Key_Right || key === Qt.Key_Up) boardWanted()
        else if (key === Qt.Key_Down) diceWanted()
        else return false
        return true
    }
}
