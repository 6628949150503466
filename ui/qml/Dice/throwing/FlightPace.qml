import QtQuick
import Dice
import Dice.Models

// Advances the clock while dice fly, and measures frames: if even the lowest quality is too slow in 3D, it asks for the view from above.
Item {
    id: pace

    required property ArenaModel arena
    property bool solid: false
    property bool shown: true
    property real nudge: 0
    property var times: []
    property bool late: false
    property bool judged: false

    signal tooSlow()
    signal launched()
    signal landed()

    function measure(seconds) {
        if (!solid || Quality.pinned || seconds <= 0) return
        Quality.measure(seconds)
        if (Quality.level > 0) {
            times = []
            return
        }
        times.push(seconds)
        if (times.length < Quality.frames + 2) return
        const middle = times.slice(2).sort((a, b) => a - b)[Quality.frames >> 1]
        times = []
        late = late || middle > Quality.slowFrame
        judged = true
        if (late && !arena.flying) tooSlow()
    }

    FrameAnimation {
        running: pace.arena.flying && pace.shown
        onTriggered: {
            pace.arena.advance(frameTime)
            pace.measure(frameTime)
        }
        onRunningChanged: {
            if (running) pace.launched()
            else pace.landed()
            if (!running && pace.late && pace.solid) pace.tooSlow()
        }
    }
    FrameAnimation {
        running: pace.solid && pace.shown && !pace.arena.flying && !Quality.pinned && (!Quality.settled || Quality.level === 0 && !pace.judged)
        onTriggered: {
            pace.nudge = currentFrame % 2 / 1000
            pace.measure(frameTime)
        }
    }
}
