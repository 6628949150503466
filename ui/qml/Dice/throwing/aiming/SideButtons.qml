pragma ComponentBehavior: Bound
import QtQuick
import Dice

// A button on either side of something that can be moved left and right.
Item {
    id: sides

    property string leftText
    property string rightText
    // The palette of the game that shows it.
    required property var tones

    signal pushed(int side)

    implicitHeight: Theme.s32

    component Push: IconButton {
        implicitWidth: Theme.s32
        implicitHeight: Theme.s32
        tint: sides.tones.tagWords
        fill: sides.tones.tag
        edge: sides.tones.tagLine
        autoRepeat: true
        Accessible.ignored: !visible
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
