import QtQuick
import Dice

// The verdict on the dice, with an icon in front.
Row {
    id: line

    property string verdict
    property string text

    readonly property color tint: verdict === "even" ? Theme.good : verdict === "odd" ? Theme.bad : Theme.muted

    height: Theme.icon
    spacing: Theme.s4

    Icon {
        id: sign
        visible: line.text !== ""
        name: line.verdict === "even" ? "check" : line.verdict === "odd" ? "warning" : "clock"
        size: Theme.iconSmall
        color: line.tint
        anchors.verticalCenter: parent.verticalCenter
    }
    Label {
        width: line.width - sign.width - line.spacing
        text: line.text
        size: Theme.sizeLabel
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.sizeKey * 0.8
        strong: true
        color: line.tint
        anchors.verticalCenter: parent.verticalCenter
        Accessible.ignored: true
    }
}
