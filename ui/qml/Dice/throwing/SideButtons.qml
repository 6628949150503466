pragma ComponentBehavior: Bound
import QtQuick
import Dice

// Two buttons on either side of something that can be moved: to the left, to the right.
Item {
    id: sides

    property string leftText
    property string rightText
    // Where the colours come from: the desk of a game.
    property var tones: Theme.diceFlickDesk

    signal pushed(int side)

    implicitHeight: Theme.s32

    component Push: IconButton {
        implicitWidth: Theme.s32
        implicitHeight: Theme.s32
        tint: sides.tones.tagWords
        fill: sides.tones.tag
        edge: sides.tones.tagLine
        autoRepeat: true
    }

    Push {
        objectName: "slideLeft"
        iconName: "back"
        text: sides.leftText
        onClicked: sides.pushed(-1)
    }
    Push {
        objectName: "slideRight"
        anchors.right: parent.right
        iconName: "right"
        text: sides.rightText
        onClicked: sides.pushed(1)
    }
}
