import QtQuick
import Dice

// A rounded outline made of two filled shapes, smoother than a thin border.
Rectangle {
    id: rim

    property color fill: Theme.paper
    property color edge: Theme.edge
    property real weight: Theme.rim

    radius: height / 2
    color: edge
    antialiasing: true

    Rectangle {
        anchors.fill: parent
        anchors.margins: rim.weight
        radius: Math.max(0, rim.radius - rim.weight)
        color: rim.fill
        antialiasing: true
    }
}
