pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// Reports an unexpected error: what happened, and where the report is.
Dialog {
    id: dialog

    required property CrashModel crash

    readonly property bool wanted: crash.happened

    objectName: "crashDialog"
    title: qsTr("That should not have happened")
    message: crash.message
    iconName: "warning"
    iconColor: Theme.bad
    acceptText: qsTr("All right")
    extra: Column {
        id: where

        property bool copied: false

        spacing: Theme.s8

        Label {
            width: parent.width
            text: dialog.crash.place === "" ? qsTr("The report could not be saved, but you can copy it.") : qsTr("The report is in this file. Nothing is sent to anybody.")
            soft: true
            strong: true
            size: Theme.sizeLabel
            wrapMode: Text.Wrap
        }
        Rectangle {
            width: parent.width
            height: file.height + 2 * Theme.s12
            visible: dialog.crash.place !== ""
            radius: Theme.radiusSmall
            color: Theme.field
            border.width: Theme.hairline
            border.color: Theme.line

            Label {
                id: file
                objectName: "crashPlace"
                x: Theme.s12
                y: Theme.s12
                width: parent.width - 2 * x
                text: dialog.crash.place
                size: Theme.sizeLabel
                wrapMode: Text.WrapAnywhere
                elide: Text.ElideNone
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
        }
        Row {
            x: -Theme.s12
            spacing: Theme.s8

            QuietButton {
                objectName: "crashFolder"
                visible: dialog.crash.place !== ""
                iconName: "folder"
                text: qsTr("Open folder")
                onClicked: dialog.crash.openFolder()
            }
            QuietButton {
                objectName: "crashCopy"
                iconName: where.copied ? "check" : "copy"
                text: where.copied ? qsTr("Copied") : qsTr("Copy report")
                onClicked: {
                    dialog.crash.copyReport()
                    where.copied = true
                }
            }
        }
    }
    onWantedChanged: if (wanted) open()
    onClosed: crash.dismiss()
    Component.onCompleted: if (wanted) open()
}
