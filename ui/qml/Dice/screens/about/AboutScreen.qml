pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// About the program: what it is, where it keeps its files, and the licences of all its parts.
Page {
    id: page

    required property AboutModel about

    readonly property real contentWidth: Math.min(width - 2 * Theme.margin, Theme.pageWidth)

    key: "about"
    Component.onCompleted: about.open()

    PageHeader {
        id: header
        y: Theme.gap
        width: page.contentWidth
        anchors.horizontalCenter: parent.horizontalCenter
        title: qsTr("About BeamMe")
        onBack: page.closed()
    }
    AboutCard {
        id: card
        x: header.x
        y: header.y + header.height + Theme.s16
        width: page.contentWidth
        about: page.about
    }
    Label {
        id: heading
        x: header.x
        y: card.y + card.height + Theme.gap
        text: qsTr("Licences")
        size: Theme.sizeSection
        bold: true
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    PartsList {
        id: parts
        objectName: "parts"
        anchors { left: header.left; top: heading.bottom; topMargin: Theme.s8; bottom: parent.bottom; bottomMargin: Theme.gap }
        width: Theme.compact ? Theme.s48 * 5 : Theme.s48 * 6
        about: page.about
    }
    Card {
        anchors { left: parts.right; leftMargin: Theme.s16; right: header.right; top: parts.top; bottom: parts.bottom }

        LicenceText {
            anchors { fill: parent; margins: Theme.s4 }
            text: page.about.text
        }
    }
}
