pragma Singleton
import QtQuick
import Dice

// Pencil marks are painted in turn, few per frame, so that a full sheet never holds up the window.
QtObject {
    id: pencils

    readonly property int share: 2
    property var waiting: []

    function ask(mark) {
        if (!waiting.includes(mark)) waiting.push(mark)
        clock.start()
    }
    function forget(mark) { waiting = waiting.filter(other => other !== mark) }
    function serve() {
        for (const mark of waiting.splice(0, share)) mark.begin()
        if (waiting.length === 0) clock.stop()
    }

    readonly property Timer clock: Timer {
        interval: Theme.slice
        repeat: true
        onTriggered: pencils.serve()
    }
}
