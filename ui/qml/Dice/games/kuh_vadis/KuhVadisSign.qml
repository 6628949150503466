import QtQuick
import Dice
import "pencil/strokes.js" as Strokes

// A symbol of Kuh Vadis in the legend, on a piece of the sheet.
Rectangle {
    id: sign

    property string key
    readonly property var pictures: ({ cow: "cow-0-0", number: "number-3-0", glow: "number-4-0" })
    readonly property bool struck: key === "struck"

    radius: Theme.radiusSmall * 0.5
    color: KuhVadisColours.pad.sheet
    antialiasing: true

    Drawing { anchors.centerIn: parent; width: parent.width * 1.5; height: width; name: sign.key === "glow" ? "halo-0" : "" }
    Drawing { anchors.fill: parent; name: sign.pictures[sign.key] ?? "" }
    PencilMark {
        anchors.fill: parent
        visible: sign.key === "start" || sign.struck
        thickness: 17
        bleed: 4
        seed: 8
        tint: KuhVadisColours.pad.circleInk
        strokes: Strokes.sign("circle", 8)
    }
    PencilMark {
        anchors.fill: parent
        visible: sign.struck
        thickness: 14
        bleed: 4
        seed: 8
        tint: KuhVadisColours.pad.strike
        strokes: Strokes.strike(8)
    }
    Icon { anchors.centerIn: parent; visible: sign.key === "last"; name: "again"; size: parent.width * 0.85; color: KuhVadisColours.pad.slipInk }
}
