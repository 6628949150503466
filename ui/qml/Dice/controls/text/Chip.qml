import QtQuick
import Dice

// A small pill with an icon and a word; not a button.
Rectangle {
    id: chip

    property string text
    property string iconName
    property color tint: Theme.ink
    property color edge: Theme.line
    property real size: Theme.sizeLabel

    implicitHeight: size * 2.2
    implicitWidth: words.implicitWidth + size * 1.7
    radius: height / 2
    color: Theme.soft
    antialiasing: true
    border.width: Theme.hairline
    border.color: edge

    Accessible.role: Accessible.StaticText
    Accessible.name: text

    Row {
        id: words
        anchors.centerIn: parent
        spacing: chip.size / 2

        Icon {
            visible: chip.iconName !== ""
            name: chip.iconName
            size: chip.size * 1.2
            color: chip.tint
            anchors.verticalCenter: parent.verticalCenter
        }
        Label {
            text: chip.text
            size: chip.size
            bold: true
            color: chip.tint
            anchors.verticalCenter: parent.verticalCenter
        }
    }
}
