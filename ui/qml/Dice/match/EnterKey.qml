import QtQuick
import Dice.Models

// Enter, before any item that has focus: it does what the one button says that shows it, and nothing else.
Shortcut {
    id: key

    required property ButtonsModel buttons

    sequences: ["Return", "Enter"]
    autoRepeat: false
    onActivated: key.buttons.enter()
}
