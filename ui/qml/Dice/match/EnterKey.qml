import QtQuick
import Dice.Models

// Enter, before any item that has focus: it does what the one button says that shows it, and nothing else.
Shortcut {
    id: key

    required property MatchModel match

    sequences: ["Return", "Enter"]
    autoRepeat: false
    onActivated: key.match.enter()
}
