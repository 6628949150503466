import QtQuick
import Dice

// The number under a column, or the word for a straight; highlighted while the column is part of a move.
Item {
    id: label

    property string text
    property bool number: true
    property bool lit: false
    property bool offered: false
    property color tint: Theme.white
    property real size: Theme.sizeName

    readonly property bool word: !number && words.implicitWidth <= width

    Rectangle {
        anchors.centerIn: parent
        visible: label.lit || label.offered
        width: label.word ? label.width : Math.min(label.width, label.height * 0.82)
        height: Math.min(label.height * 0.76, label.width)
        radius: height * 0.3
        color: label.lit ? label.tint : Theme.alpha(label.tint, 0.16)
        antialiasing: true
        border.width: label.lit ? 0 : Theme.rim
        border.color: label.tint
    }
    Title {
        anchors.centerIn: parent
        visible: label.number
        text: label.text
        size: label.size
        color: label.lit ? BeamMeUpColours.sky.ink : BeamMeUpColours.sky.words
    }
    Label {
        id: words
        anchors.centerIn: parent
        visible: label.word
        text: label.text
        size: Math.min(Theme.sizeTiny, label.size * 0.72)
        color: label.lit ? BeamMeUpColours.sky.ink : BeamMeUpColours.sky.words
        font.weight: Font.ExtraBold
        elide: Text.ElideNone
    }
    Icon {
        anchors.centerIn: parent
        visible: !label.number && !label.word
        name: "straight"
        size: label.size
        weight: 2.2
        color: label.lit ? BeamMeUpColours.sky.ink : BeamMeUpColours.sky.words
    }
}
