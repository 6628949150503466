pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// Beside the plate, where the house rule lets it slide along its side: to the left, to the right.
Item {
    id: sides

    required property DiceFlickModel flick

    implicitHeight: Theme.s32

    component Push: IconButton {
        implicitWidth: Theme.s32
        implicitHeight: Theme.s32
        tint: Theme.flickDesk.tagWords
        fill: Theme.flickDesk.tag
        edge: Theme.flickDesk.tagLine
        autoRepeat: true
    }

    Push {
        objectName: "slideLeft"
        iconName: "back"
        text: qsTr("Slide the plate to the left") + " · A"
        onClicked: sides.flick.slideTo(sides.flick.slide - 5)
    }
    Push {
        objectName: "slideRight"
        anchors.right: parent.right
        iconName: "right"
        text: qsTr("Slide the plate to the right") + " · D"
        onClicked: sides.flick.slideTo(sides.flick.slide + 5)
    }
}
