import QtQuick
import Dice

// A fishing net or an ice hole from above, with its number upright; it glows while it is counted.
Item {
    id: field

    property real mm: 1
    property int value: 6
    property real radius: 30
    property bool hot: false

    // The width of the picture relative to its field.
    readonly property real room: 1.8

    Image {
        anchors.centerIn: parent
        width: 2 * field.room * field.radius * field.mm
        height: width
        asynchronous: true
        mipmap: true
        source: Assets.url("rolling_dice/textures/fields/" + (field.value > 0 ? "net" : "hole") + Math.abs(field.value) + ".webp")
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
        border.color: field.value > 0 ? RollingDiceColours.box.valid : RollingDiceColours.box.invalid
    }
}
