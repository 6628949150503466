import QtQuick
import Dice

// One addend of a sum: the die, net or hole it comes from, and its value; `label` names the first of its kind.
Item {
    id: part

    // Its kind, its value, and the colour of its die.
    property var addend: ({ kind: "own", value: 1, colour: 0 })
    property string label
    property real unit: Theme.sizeTiny

    readonly property bool field: addend.kind === "net" || addend.kind === "hole"
    readonly property color tint: addend.kind === "hole" ? RollingDiceColours.desk.hole : field ? RollingDiceColours.desk.net : Theme.seatInk(addend.colour)
    readonly property string picture: field ? "rolling_dice/textures/fields/" + addend.kind + Math.abs(addend.value) + ".webp" : ""

    implicitWidth: Math.max(chip.width, name.implicitWidth)
    implicitHeight: chip.y + chip.height

    Label {
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
                face: part.addend.value
                colour: Math.max(0, part.addend.colour)
            }
            Image {
                anchors.verticalCenter: parent.verticalCenter
                width: 2.2 * part.unit
                height: width
                visible: part.field
                source: part.picture === "" ? "" : Assets.url(part.picture)
                sourceSize: Qt.size(2 * width, 2 * height)
                mipmap: true
            }
            Title {
                anchors.verticalCenter: parent.verticalCenter
                text: Math.abs(part.addend.value)
                size: 1.6 * part.unit
                Accessible.ignored: true
            }
        }
    }
}
