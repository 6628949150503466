pragma ComponentBehavior: Bound
import QtQuick
import Dice

// A section of the field in the rules, with its value below.
Column {
    id: piece

    property alias stickers: grid.stickers
    property alias dice: grid.dice
    property alias lit: grid.lit
    property alias pitch: grid.pitch
    property string sum
    property string text

    spacing: Theme.s4

    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        width: grid.width + 2 * Theme.s4
        height: grid.height + 2 * Theme.s4
        radius: Theme.radiusSmall
        color: DiceFlickColours.desk.field
        antialiasing: true
        border.width: Theme.rim
        border.color: DiceFlickColours.desk.hollowEdge

        Repeater {
            model: grid.across * grid.down

            Rectangle {
                required property int index

                x: Theme.s4 + (index % grid.across + 0.5) * grid.pitch - width / 2
                y: Theme.s4 + (Math.floor(index / grid.across) + 0.5) * grid.pitch - height / 2
                width: grid.pitch * 0.85
                height: width
                radius: grid.pitch * 0.12
                color: DiceFlickColours.desk.hollow
                antialiasing: true
            }
        }
        HollowGrid { id: grid; x: Theme.s4; y: Theme.s4 }
    }
    Title {
        visible: text !== ""
        anchors.horizontalCenter: parent.horizontalCenter
        text: piece.sum
        size: Theme.sizeSection
        color: Theme.worldAccent("dice-flick")
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    RuleText {
        visible: text !== ""
        width: implicitWidth
        anchors.horizontalCenter: parent.horizontalCenter
        text: piece.text
        size: Theme.sizeNote
    }
}
