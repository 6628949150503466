import QtQuick
import Dice

// The top of a page: back button, title, and a subdued note.
Item {
    id: header

    property string title
    property string note

    signal back()

    implicitHeight: Theme.s48

    IconButton {
        id: button
        objectName: "back"
        anchors.verticalCenter: parent.verticalCenter
        implicitWidth: Theme.s48 - Theme.s4
        implicitHeight: implicitWidth
        iconName: "back"
        iconSize: Theme.iconLarge
        text: qsTr("Back")
        fill: Theme.paper
        edge: Theme.line
        onClicked: header.back()
    }
    Title {
        anchors { left: button.right; leftMargin: Theme.s16; right: aside.left; rightMargin: Theme.s16; verticalCenter: parent.verticalCenter }
        text: header.title
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    Label {
        id: aside
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        text: header.note
        soft: true
        strong: true
        size: Theme.sizeLabel
    }
}
