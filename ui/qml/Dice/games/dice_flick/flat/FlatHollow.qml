pragma ComponentBehavior: Bound
import QtQuick
import Dice

// One hollow from above: its sticker, its highlight, and the chance of landing in it.
Item {
    id: hollow

    property real edge: Theme.s32
    property string sticker
    property bool covered: false
    property color light: Theme.clear
    property real strength: 0
    property bool hot: false
    property real chance: 0
    property string chanceText
    // The box is rotated; text stays upright.
    property real upright: 0

    width: edge * 17 / 12
    height: width

    Rectangle {
        anchors.fill: parent
        radius: hollow.edge * 0.2
        color: Theme.alpha(hollow.light, 0.34 * hollow.strength)
        antialiasing: true
        border.width: hollow.strength > 0.5 ? hollow.edge * 0.09 : Theme.rim
        border.color: Theme.alpha(hollow.light, hollow.strength > 0.08 ? hollow.strength : 0)
    }
    Rectangle {
        anchors.fill: parent
        visible: hollow.hot
        radius: hollow.edge * 0.2
        color: Theme.alpha(Theme.white, 0.08)
        antialiasing: true
        border.width: Theme.rim
        border.color: DiceFlickColours.desk.tagSoft
    }
    Loader {
        anchors.centerIn: parent
        active: hollow.sticker !== "" && !hollow.covered
        rotation: hollow.upright
        sourceComponent: FlatSticker {
            width: hollow.edge * 0.98
            kind: hollow.sticker
        }
    }
    Rectangle {
        anchors.centerIn: parent
        anchors.horizontalCenterOffset: shift * Math.sin(hollow.upright * Math.PI / -180)
        anchors.verticalCenterOffset: shift * Math.cos(hollow.upright * Math.PI / 180)

        readonly property real shift: hollow.edge * 0.5

        visible: hollow.chanceText !== ""
        width: words.implicitWidth + Theme.s4 * 1.5
        height: words.implicitHeight
        radius: height / 2
        rotation: hollow.upright
        color: DiceFlickColours.desk.tag
        antialiasing: true

        Label {
            id: words
            anchors.centerIn: parent
            text: hollow.chanceText
            size: Theme.sizeKey
            bold: true
            color: DiceFlickColours.desk.tagWords
            Accessible.ignored: true
        }
    }
}
