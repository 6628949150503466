pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// Asks before the window closes with unsaved data: try again, save elsewhere, close anyway, or stay.
Dialog {
    id: dialog

    required property SavingModel saving

    readonly property bool wanted: saving.asking

    objectName: "savingDialog"
    title: qsTr("Not everything is saved")
    message: saving.message
    iconName: "warning"
    iconColor: Theme.bad
    rejectText: qsTr("Cancel")
    acceptText: qsTr("Try again")
    extra: Column {
        leftPadding: -Theme.s12

        QuietButton {
            objectName: "savingElsewhere"
            iconName: "folder"
            text: qsTr("Save in another place…")
            onClicked: {
                dialog.close()
                dialog.saving.saveElsewhere()
            }
        }
        QuietButton {
            objectName: "savingNever"
            iconName: "close"
            text: qsTr("Close without saving")
            onClicked: {
                dialog.close()
                dialog.saving.closeAnyway()
            }
        }
    }
    onWantedChanged: if (wanted) open()
    onAboutToHide: saving.dismiss()
    onAccepted: saving.tryAgain()
}
