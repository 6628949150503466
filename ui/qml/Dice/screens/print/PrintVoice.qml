import QtQuick
import Dice
import Dice.Models

// Reports on a job: that it is done, or why it failed.
Item {
    id: voice

    required property PrintModel printing
    property real centre: 0
    property real foot: 0
    property string last
    // Kept until the next report, so that a dialog keeps its text while it closes.
    property string problem
    property string reason

    readonly property bool saves: problem === "no-printer" || problem === "printer"

    anchors.fill: parent

    Connections {
        target: voice.printing
        function onFinished(doing) {
            voice.last = doing
            toast.show()
        }
        function onChanged() {
            if (voice.printing.doing !== "")
                toast.shown = false
            if (voice.printing.problem === "" || trouble.opened)
                return
            voice.problem = voice.printing.problem
            voice.reason = voice.printing.reason
            trouble.open()
        }
    }
    Toast {
        id: toast
        objectName: "printToast"
        anchors.horizontalCenterOffset: Math.min(voice.centre - voice.width / 2, (voice.width - width) / 2 - Theme.margin)
        anchors.bottomMargin: voice.foot + Theme.s8
        text: voice.last === "print" ? qsTr("It is on its way to the printer") : qsTr("“%1” is saved").arg(voice.printing.saved)
        actionText: voice.last === "print" ? "" : qsTr("Open")
        actionIcon: "watch"
        otherText: voice.last === "print" ? "" : qsTr("Show folder")
        otherIcon: "folder"
        onActed: voice.printing.openFile(false)
        onOtherActed: voice.printing.openFile(true)
    }
    Dialog {
        id: trouble
        objectName: "printTrouble"
        title: qsTr("That did not work")
        message: ({
            "file": qsTr("The PDF could not be written: %1. If there was a file of this name, it is as it was.").arg(voice.reason),
            "no-printer": qsTr("There is no printer on this computer. You can save a PDF and print it elsewhere."),
            "printer": qsTr("The printer did not take the sheet. Is it switched on? You can save a PDF instead."),
            "viewer": qsTr("Nothing on this computer opens “%1” by itself.").arg(voice.reason),
            "match": qsTr("This match cannot be read: %1").arg(voice.reason)
        })[voice.problem] ?? ""
        iconName: "warning"
        iconColor: Theme.bad
        acceptText: voice.saves ? qsTr("Save as PDF") : qsTr("All right")
        rejectText: voice.saves ? qsTr("All right") : ""
        onAccepted: if (voice.saves) voice.printing.save()
        onAboutToHide: voice.printing.dismiss()
    }
}
