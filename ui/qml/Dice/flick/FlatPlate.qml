import QtQuick
import Dice

// A plate on the rim from above; the one in use glows.
Rectangle {
    id: plate

    property bool chosen: false
    property bool hot: false
    property real edge: Theme.s32
    property color light: Theme.flickDesk.plateEdge

    width: edge * 2.5
    height: edge * 1.84
    radius: edge * 0.36
    color: Theme.flickDesk.plate
    antialiasing: true
    border.width: edge * (chosen ? 0.1 : 0.07)
    border.color: chosen ? light : hot ? Theme.flickDesk.tagSoft : Theme.flickDesk.plateEdge

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
    Icon {
        anchors.centerIn: parent
        visible: !plate.chosen
        name: "up"
        size: plate.edge
        color: plate.hot ? Theme.flickDesk.tagSoft : Theme.flickDesk.plateEdge
    }
}
