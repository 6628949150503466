pragma Singleton
import QtQuick
import Dice

// Endless motion is for somebody who looks on: it rests once nothing has happened for a while, and in a window that nobody can see.
QtObject {
    id: attention

    // Whether the window is on the screen; nothing at all has to move in one that is not.
    property bool seen: true
    property bool recent: true
    property int idleAfter: Theme.idleAfter

    readonly property bool awake: seen && recent

    // Something happened: an input, or an event of the match.
    function wake() {
        recent = true
        patience.restart()
    }

    onSeenChanged: if (seen) wake()

    readonly property Timer patience: Timer {
        running: true
        interval: attention.idleAfter
        onTriggered: attention.recent = false
    }
}
