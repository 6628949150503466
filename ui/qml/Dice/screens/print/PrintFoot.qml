import QtQuick
import Dice
import Dice.Models

// The title of the sheet, and the buttons that save it as a PDF or print it, with progress while that takes time.
FocusScope {
    id: foot

    required property PrintModel printing

    readonly property bool busy: printing.doing !== ""

    focus: true

    Column {
        anchors { left: parent.left; right: busyRow.visible ? busyRow.left : buttons.left; rightMargin: Theme.s24; verticalCenter: parent.verticalCenter }
        visible: foot.printing.count > 0

        Label { objectName: "printTitle"; width: parent.width; text: foot.printing.title; bold: true }
        Label { width: parent.width; text: qsTr("%n page(s)", "", foot.printing.count); size: Theme.sizeNote; soft: true }
    }
    Row {
        id: busyRow
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        visible: foot.busy
        spacing: Theme.s16

        ProgressRing { objectName: "printProgress"; value: foot.printing.progress; anchors.verticalCenter: parent.verticalCenter }
        Label {
            text: foot.printing.doing === "print" ? qsTr("Printing…") : qsTr("Saving…")
            strong: true
            anchors.verticalCenter: parent.verticalCenter
        }
        OutlineButton {
            objectName: "cancelPrint"
            iconName: "close"
            text: qsTr("Cancel")
            onClicked: foot.printing.cancel()
            onVisibleChanged: if (visible) forceActiveFocus(Qt.OtherFocusReason)
        }
    }
    Row {
        id: buttons
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        visible: !foot.busy
        enabled: foot.printing.count > 0
        spacing: Theme.s12

        OutlineButton {
            objectName: "printPaper"
            iconName: "print"
            text: qsTr("Print…")
            onClicked: foot.printing.printOut()
        }
        PrimaryButton {
            id: save
            objectName: "savePdf"
            focus: true
            iconName: "file"
            text: qsTr("Save as PDF")
            fill: Theme.world(foot.printing.choices.game).fill
            onClicked: foot.printing.save()
            onVisibleChanged: if (visible) forceActiveFocus(Qt.OtherFocusReason)
        }
    }
}
