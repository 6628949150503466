import QtQuick
import Dice

// Announces text that changes often: a moment after the last change, not at every step.
Item {
    id: voice

    property string words
    property bool listening: false

    signal spoken(string words)

    onWordsChanged: if (listening) later.restart()

    Timer {
        id: later
        interval: Theme.tipDelay
        onTriggered: voice.spoken(voice.words)
    }
}
