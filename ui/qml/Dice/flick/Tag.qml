import QtQuick
import Dice

// A small label in the world of the box.
Rectangle {
    id: tag

    property string text
    property color tone: Theme.flickDesk.light.yellow
    property real size: Theme.sizeNote

    implicitWidth: words.implicitWidth + words.size * 1.1
    implicitHeight: words.size * 1.75
    radius: height / 2
    color: Theme.flickDesk.tag
    antialiasing: true
    border.width: Theme.rim
    border.color: tone

    Title {
        id: words
        anchors.centerIn: parent
        text: tag.text
        size: tag.size
        color: Theme.flickDesk.tagWords
        Accessible.ignored: true
    }
}
