import QtQuick
import Dice

// A sticker, and in a few words what it does.
Row {
    id: note

    property string kind
    property string text
    property real size: Theme.sizeText
    property real lineHeight: Theme.lineHeight

    width: parent ? parent.width : 0
    spacing: Theme.s8

    Rectangle {
        id: ground
        width: Theme.control
        height: width
        radius: Theme.radiusSmall
        color: DiceFlickColours.desk.hollow

        FlatSticker { anchors.centerIn: parent; width: parent.width * 0.7; kind: note.kind }
    }
    RuleText {
        width: note.width - ground.width - note.spacing
        topPadding: Math.max(0, (ground.height - contentHeight) / 2)
        text: note.text
        size: note.size
        lineHeight: note.lineHeight
    }
}
