import QtQuick
import Dice

// A fish net or an ice hole from above, its number upright; it glows while it counts. Values of one's own are drawn plainly.
Item {
    id: field

    property real mm: 1
    property int value: 6
    property real radius: 30
    property bool hot: false

    // The picture is so many times as wide as its field.
    readonly property real room: 1.8
    readonly property bool painted: [-3, -2, 2, 3, 4, 6].includes(value)

    Image {
        anchors.centerIn: parent
        width: 2 * field.room * field.radius * field.mm
        height: width
        visible: field.painted
        asynchronous: true
        mipmap: true
        source: field.painted ? Assets.url("textures/ice-" + (field.value > 0 ? "net" : "hole") + Math.abs(field.value) + ".webp") : ""
    }
    Rectangle {
        anchors.centerIn: parent
        width: 2 * field.radius * field.mm
        height: width
        radius: width / 2
        visible: !field.painted
        antialiasing: true
        color: field.value > 0 ? Theme.ice.frame : Theme.ice.deep
        border.width: 3 * field.mm
        border.color: field.value > 0 ? Theme.iceBox.pole : Theme.iceBox.below

        Title {
            anchors.centerIn: parent
            text: (field.value > 0 ? "+" : "−") + Math.abs(field.value)
            size: 0.9 * field.radius * field.mm
            color: field.value > 0 ? Theme.white : Theme.iceBox.invalid
            Accessible.ignored: true
        }
    }
    Rectangle {
        anchors.centerIn: parent
        width: 2.24 * field.radius * field.mm
        height: width
        radius: width / 2
        visible: field.hot
        antialiasing: true
        color: Theme.alpha(border.color, 0.2)
        border.width: Theme.ring
        border.color: field.value > 0 ? Theme.iceBox.valid : Theme.iceBox.invalid
    }
}
