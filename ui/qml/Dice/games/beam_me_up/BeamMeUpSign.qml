pragma ComponentBehavior: Bound
import QtQuick
import Dice

// A symbol of Beam Me Up in the legend.
Item {
    id: sign

    property string key

    Loader {
        anchors.fill: parent
        active: ["pink", "blue", "rocket"].includes(sign.key)
        sourceComponent: FieldSign { kind: sign.key }
    }
    CoolMark { anchors.fill: parent; visible: sign.key === "cool" || sign.key === "shield"; safe: sign.key === "shield" }
    Icon { anchors.centerIn: parent; visible: sign.key === "space"; name: "flag"; size: parent.width * 0.9; color: Theme.worldAccent("beam-me-up") }
}
