pragma Singleton
import QtQuick
import Dice

// Stops endless motion when nobody is watching: after a while without input or events, and while the window is hidden.
QtObject {
    id: attention

    // Whether the window is visible; nothing moves in a hidden one.
    property bool seen: true
    property bool recent: true
    property int idleAfter: Theme.idleAfter

    readonly property bool awake: seen && recent

    // Call this on any input or match event.
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
