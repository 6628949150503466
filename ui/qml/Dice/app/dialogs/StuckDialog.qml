pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// The worker does not answer a question of the match: try again, go on without it, or leave.
Dialog {
    id: dialog

    required property StuckModel stuck

    readonly property bool wanted: stuck.asking

    objectName: "stuckDialog"
    title: qsTr("No answer")
    message: stuck.message
    iconName: "warning"
    iconColor: Theme.bad
    rejectText: qsTr("Leave the match")
    acceptText: qsTr("Try again")
    extra: Row {
        leftPadding: -Theme.s12

        QuietButton {
            objectName: "stuckWithout"
            iconName: "dice"
            text: dialog.stuck.withoutText
            onClicked: {
                dialog.stuck.goOn()
                dialog.close()
            }
        }
    }
    onWantedChanged: {
        if (wanted)
            open()
        else
            close()
    }
    // Closing it without a choice means to wait.
    onAboutToHide: stuck.again()
    onRejected: stuck.leave()
}
