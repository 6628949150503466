import QtQuick
import Dice
import Dice.Models

// Says that something is not saved for as long as that is true, and briefly when it is saved again.
Chip {
    id: badge

    required property SavingModel saving

    readonly property bool unsaved: saving.unsaved
    property bool relieved: false

    objectName: "savingBadge"
    text: unsaved ? qsTr("Not saved, trying again…") : qsTr("Saved again")
    iconName: unsaved ? "warning" : "check"
    tint: unsaved ? Theme.bad : Theme.ink
    edge: unsaved ? Theme.bad : Theme.line
    color: Theme.paper
    opacity: unsaved || relieved ? 1 : 0
    visible: opacity > 0

    Accessible.role: Accessible.AlertMessage

    onUnsavedChanged: {
        relieved = !unsaved
        Accessible.announce(text)
    }

    Timer {
        interval: Theme.toastTime
        running: badge.relieved
        onTriggered: badge.relieved = false
    }

    Behavior on opacity { NumberAnimation { duration: Theme.normal } }
}
