import QtQuick
import Dice

// A sheet of paper on the table with a soft shadow. `lift`: 0 flat, 1 resting, 2 raised.
Item {
    id: card

    default property alias content: inner.data
    property real corner: Theme.radius
    property color color: Theme.paper
    property color edge: Theme.paperEdge
    property real lift: 1

    Shadow {
        anchors.fill: parent
        visible: card.lift > 0
        radius: card.corner
        offset.y: Theme.shadowDrop * (1 + card.lift)
        blur: Theme.shadowBlur * card.lift + Theme.s4
        spread: Theme.shadowSpread
        color: Theme.cardShadow
    }
    Rectangle {
        anchors.fill: parent
        radius: card.corner
        color: card.color
        antialiasing: true
        border.width: Theme.hairline
        border.color: card.edge
    }
    Item {
        id: inner
        anchors.fill: parent
    }
}
