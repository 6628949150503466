pragma Singleton
import QtQuick
import Dice

// Paints pencil marks in turn, a few per frame, so that a full sheet never blocks the window.
QtObject {
    id: pencils

    readonly property int share: 4
    readonly property int patience: 20
    property var waiting: []
    property var working: []
    property int waited: 0

    function ask(mark) {
        if (!waiting.includes(mark)) waiting.push(mark)
        clock.start()
    }
    function done(mark) { if (working.length > 0) working = working.filter(other => other !== mark) }
    function forget(mark) {
        waiting = waiting.filter(other => other !== mark)
        done(mark)
    }
    // The next marks start once the previous ones are painted; invisible marks are not waited for.
    function serve() {
        waited += 1
        if (working.length > 0 && waited < patience) return
        waited = 0
        working = waiting.splice(0, share)
        for (const mark of working) mark.begin()
        if (working.length === 0) clock.stop()
    }

    readonly property Timer clock: Timer {
        interval: Theme.slice
        repeat: true
        onTriggered: pencils.serve()
    }
}
