pragma ComponentBehavior: Bound
import QtQuick
import Dice

// A plate on the rim from above; the active one glows.
Rectangle {
    id: plate

    property bool chosen: false
    property bool hot: false
    property real edge: Theme.s32
    property color light: DiceFlickColours.desk.plateEdge

    width: edge * 2.5
    height: edge * 1.84
    radius: edge * 0.36
    color: DiceFlickColours.desk.plate
    antialiasing: true
    border.width: edge * (chosen ? 0.1 : 0.07)
    border.color: chosen ? light : hot ? DiceFlickColours.desk.tagSoft : DiceFlickColours.desk.plateEdge

    Rectangle {
        anchors.fill: parent
        anchors.margins: -plate.edge * 0.14
        visible: plate.chosen
        radius: plate.radius + plate.edge * 0.14
        color: Theme.clear
        antialiasing: true
        border.width: plate.edge * 0.14
        border.color: Theme.alpha(plate.light, 0.25)
    }
    Repeater {
        model: plate.chosen ? 0 : 3

        Icon {
            required property int index

            anchors.centerIn: parent
            anchors.verticalCenterOffset: plate.edge * 0.28 * (index - 1)
            name: "up"
            size: plate.edge * 0.8
            color: Theme.alpha(plate.hot ? Theme.white : DiceFlickColours.box.arrow, 1 - 0.3 * index)
        }
    }
}
