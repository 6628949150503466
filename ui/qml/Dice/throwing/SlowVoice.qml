import QtQuick
import Dice

// Words that change often: spoken a moment after they have changed, not at every step.
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
