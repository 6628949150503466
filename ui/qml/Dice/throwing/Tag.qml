import QtQuick
import Dice

// A small label in the world of a box.
Rectangle {
    id: tag

    property string text
    property color tone: Theme.diceFlickDesk.light.yellow
    property real size: Theme.sizeNote
    // Where the colours come from: the desk of a game.
    property var tones: Theme.diceFlickDesk

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
