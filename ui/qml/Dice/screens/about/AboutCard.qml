pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// The program at a glance: its icon, name and promise, and where it keeps its files.
Card {
    id: card

    required property AboutModel about

    component Note: Label {
        width: parent ? parent.width : 0
        wrapMode: Text.Wrap
        elide: Text.ElideNone
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    implicitHeight: Math.max(words.implicitHeight, folders.implicitHeight) + 2 * Theme.pad

    Image {
        id: picture
        x: Theme.pad
        width: Theme.compact ? Theme.s48 * 1.5 : Theme.s48 * 2
        height: width
        source: Assets.url("common/icons/beamme.svg")
        sourceSize: Qt.size(width * 2, height * 2)
        mipmap: true
        anchors.verticalCenter: parent.verticalCenter
        Accessible.ignored: true
    }
    Column {
        id: words
        anchors { left: picture.right; leftMargin: Theme.s24; right: rule.left; rightMargin: Theme.s24; verticalCenter: parent.verticalCenter }
        spacing: Theme.s4

        Title {
            width: parent.width
            text: "BeamMe " + card.about.version
            size: Theme.sizeSub
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        Note { text: qsTr("Four dice games for one table, made to be played together. No account, no network, no advertising.") }
        Note {
            text: qsTr("Free for everyone under the MIT licence: use it, share it, change it.")
            soft: true
            size: Theme.sizeLabel
        }
    }
    Rectangle {
        id: rule
        anchors { right: folders.left; rightMargin: Theme.s24; top: parent.top; bottom: parent.bottom; topMargin: Theme.pad; bottomMargin: Theme.pad }
        width: Theme.hairline
        color: Theme.line
    }
    Column {
        id: folders
        anchors { right: parent.right; rightMargin: Theme.s12; verticalCenter: parent.verticalCenter }
        width: Math.min(card.width * 0.4, Theme.s48 * 9)
        spacing: Theme.s4

        Repeater {
            model: card.about.folders

            Item {
                id: folder

                required property string title
                required property string path
                required property int index

                width: folders.width
                height: Theme.control

                Column {
                    anchors { left: parent.left; right: opener.left; rightMargin: Theme.s8; verticalCenter: parent.verticalCenter }

                    Label { width: parent.width; text: folder.title; strong: true; size: Theme.sizeLabel }
                    Label { width: parent.width; text: folder.path; soft: true; size: Theme.sizeNote; elide: Text.ElideMiddle }
                }
                IconButton {
                    id: opener
                    objectName: "folder" + folder.index
                    anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                    iconName: "folder"
                    text: qsTr("Open folder: %1").arg(folder.title)
                    Accessible.description: folder.path
                    onClicked: card.about.openFolder(folder.index)
                }
            }
        }
    }
}
