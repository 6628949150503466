import QtQuick
import Dice

// A small label over a box or a floe.
Rectangle {
    id: tag

    property string text
    required property color tone
    property real size: Theme.sizeNote
    // The palette of the game that shows it.
    required property var tones

    implicitWidth: words.implicitWidth + words.size * 1.1
    implicitHeight: words.size * 1.75
    radius: height / 2
    color: tag.tones.tag
    antialiasing: true
    border.width: Theme.rim
    border.color: tone

    Title {
        id: words
        anchors.centerIn: parent
        text: tag.text
        size: tag.size
        color: tag.tones.tagWords
        Accessible.ignored: true
    }
}
