import QtQuick
import Dice

// Two small arrows that move a take up or down in the order of scoring.
Row {
    id: order

    property bool first: false
    property bool last: false

    signal moved(int by)

    component Arrow: IconButton {
        implicitWidth: Theme.s24
        implicitHeight: Theme.s24
        iconSize: Theme.iconSmall
        fill: Theme.paper
        edge: Theme.edge
        activeFocusOnTab: false
    }

    spacing: Theme.s4 / 2

    Arrow { iconName: "back"; text: qsTr("Score it sooner"); visible: !order.first; onClicked: order.moved(-1) }
    Arrow { iconName: "right"; text: qsTr("Score it later"); visible: !order.last; onClicked: order.moved(1) }
}
