import QtQuick
import Dice

// One addend of a sum: the die, net or hole it comes from, and what it counts; `label` names the first of its kind.
Item {
    id: part

    property string kind
    property int value: 0
    property int colour: -1
    property string label
    property real unit: Theme.sizeTiny

    readonly property bool field: kind === "net" || kind === "hole"
    readonly property color tint: kind === "hole" ? Theme.iceDesk.hole : field ? Theme.iceDesk.net : Theme.seatInk(colour)

    implicitWidth: Math.max(chip.width, name.implicitWidth)
    implicitHeight: chip.y + chip.height

    Txt {
        id: name
        anchors.horizontalCenter: parent.horizontalCenter
        text: part.label
        size: Math.max(Theme.sizeKey, part.unit)
        strong: true
        soft: true
        Accessible.ignored: true
    }
    Rectangle {
        id: chip
        anchors.horizontalCenter: parent.horizontalCenter
        y: name.size * 1.5
        width: row.width + 1.2 * part.unit
        height: 2.7 * part.unit
        radius: 0.75 * part.unit
        color: Theme.alpha(part.tint, Theme.dark ? 0.3 : 0.14)
        antialiasing: true
        border.width: Theme.rim
        border.color: part.tint

        Row {
            id: row
            anchors.centerIn: parent
            spacing: 0.4 * part.unit

            FlatIceFace {
                anchors.verticalCenter: parent.verticalCenter
                width: 1.45 * part.unit
                height: width
                visible: !part.field
                face: part.value
                colour: Math.max(0, part.colour)
            }
            Image {
                anchors.verticalCenter: parent.verticalCenter
                width: 2.2 * part.unit
                height: width
                visible: part.field
                source: part.field ? Assets.url("textures/ice-" + part.kind + Math.abs(part.value) + ".webp") : ""
                sourceSize: Qt.size(2 * width, 2 * height)
                mipmap: true
            }
            Title {
                anchors.verticalCenter: parent.verticalCenter
                text: Math.abs(part.value)
                size: 1.6 * part.unit
                Accessible.ignored: true
            }
        }
    }
}
