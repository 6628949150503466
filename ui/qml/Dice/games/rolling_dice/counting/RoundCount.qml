import QtQuick
import Dice
import Dice.Models

// Counts a round in front of everyone: one seal at a time, addend by addend, then the seal walks. `peek` shows a sum again.
Item {
    id: count

    required property RollingDiceModel game
    // Whether a seal is walking.
    property bool walking: false
    property int step: -1
    property int told: 0
    property bool summed: false
    // The colour whose last sum is shown again.
    property int peek: -1
    property var steps: []

    readonly property int round: game.table.round
    readonly property real haste: Theme.unhurried ? 1 : game.counting.haste
    // The time for an addend and for a whole sum. Without motion, players get as much time to read.
    readonly property int beat: (Theme.calm ? Theme.breath : Theme.breath * 0.18) / haste / Math.max(1, Theme.pace)
    readonly property int rest: (Theme.unhurried ? Theme.hold : Theme.breath * 0.4) / Math.max(1, Theme.pace)
    readonly property bool running: step >= 0
    readonly property var now: steps[step] ?? null
    readonly property var shown: running ? now : steps.find(step => step.colour === peek) ?? null
    readonly property int parts: shown?.parts?.length ?? 0
    readonly property int seen: running ? told : parts
    readonly property bool total: running ? summed : true

    function begin() {
        steps = game.counting.steps
        if (Theme.pace === 0 || steps.length === 0) finish()
        else tell(0)
    }
    function tell(number) {
        step = number
        summed = false
        told = Theme.calm ? parts : 1
        count.game.happened("counted-1")
        clock.restart()
    }
    function next() {
        if (told < parts) {
            told += 1
            game.happened("counted-" + (1 + (told - 1) % 5))
        } else if (!summed) {
            summed = true
            game.counting.countTo(step + 1)
        } else if (walking) return
        else if (step + 1 < steps.length) tell(step + 1)
        else {
            game.happened("round-counted")
            finish()
        }
    }
    // Goes on to the next seal, or ends the count after the last one.
    function skip() {
        if (step + 1 >= steps.length) return finish()
        game.counting.countTo(step + 1)
        tell(step + 1)
    }
    // Skips to the end.
    function finish() {
        clock.stop()
        step = -1
        game.counting.countTo(steps.length)
        game.counting.end()
    }

    // The last round can be reviewed, even in a match opened halfway through.
    onRoundChanged: if (!running) steps = game.counting.steps

    Connections {
        target: count.game.counting
        function onBegun() { count.begin() }
        function onChanged() {
            if (count.game.counting.shown) return
            clock.stop()
            count.step = -1
        }
    }
    Timer {
        id: clock
        repeat: true
        interval: count.summed ? count.rest : count.beat
        onTriggered: count.next()
    }
}
