import QtQuick
import Dice

// A symbol of Rolling Dice in the legend.
Item {
    id: sign

    property string key

    FlatFloeField { anchors.centerIn: parent; visible: sign.key === "net"; mm: sign.width / 74; value: 6 }
    FlatFloeField { anchors.centerIn: parent; visible: sign.key === "hole"; mm: sign.width / 74; value: -2 }
    FlatIceBlock { anchors.fill: parent; visible: sign.key === "block"; colour: 1; face: 5 }
    FlatFloeSeal { anchors.centerIn: parent; visible: sign.key === "seal"; mm: sign.width / 34; colour: 2 }
    FlatIceFace { anchors.centerIn: parent; visible: sign.key === "ring"; width: 0.5 * sign.width; height: width; colour: 0; face: 4 }
    FlatFloeRing { anchors.centerIn: parent; visible: sign.key === "ring"; mm: sign.width / 26 }
    Rectangle {
        anchors.centerIn: parent
        visible: sign.key === "line"
        width: sign.width
        height: Theme.ring
        radius: height / 2
        color: Theme.seatInk(0)
    }
}
