import QtQuick
import Dice
import Dice.Models

// Notes lie at the foot of the panel, because the stage and the desk are played with: what happened for the first time, and that 3D is too slow.
Item {
    id: notes

    required property MatchModel match
    required property SettingsModel settings
    property var terms: null

    FirstNote {
        id: first
        objectName: "firstNote"
        y: notes.height - height - Theme.s4
        width: notes.width
        terms: notes.terms
        key: notes.match.first
        onDismissed: notes.match.dismissFirst()
    }
    SideNote {
        id: flattened
        objectName: "flattened"
        y: (first.shown ? first.y : notes.height) - height - Theme.s4
        width: notes.width
        text: qsTr("3D is slow on this computer, so now you look from above.")
        actionText: qsTr("Back to 3D")
        actionIcon: "cube"
        onActed: {
            shown = false
            notes.settings.view = "solid"
        }
        onDismissed: shown = false
    }
    Connections {
        target: ThrowHabits
        function onFlattened() { if (notes.visible) flattened.shown = true }
    }
}
