pragma ComponentBehavior: Bound
import QtQuick
import Dice
import "geometry.js" as Geometry

// Frames around the lines of Knaller from above: bright if taken, faint if available.
Item {
    id: lines

    property real edge: Theme.s32
    property var takes: []
    property int hotTake: -1
    // What a die would complete; its line is framed, too.
    property var preview: null

    readonly property var offered: preview?.kind === "line" ? [{ along: preview.along, places: preview.places, taken: false, row: -2, ahead: true }] : []

    Repeater {
        model: lines.takes.filter(take => take.kind === "line").concat(lines.offered)

        Rectangle {
            required property var modelData
            readonly property bool row: modelData.along === "row"
            readonly property var middle: Geometry.centre(modelData.places[0] ?? 0)
            readonly property real wide: row ? 2 * Geometry.field : Geometry.pitch
            readonly property real high: row ? Geometry.pitch : 2 * Geometry.field
            readonly property bool strong: modelData.taken || modelData.row === lines.hotTake || modelData.ahead === true

            x: lines.edge * ((row ? 0 : middle.x) - wide / 2)
            y: lines.edge * ((row ? middle.z : 0) - high / 2)
            width: lines.edge * wide
            height: lines.edge * high
            radius: lines.edge * 0.3
            color: Theme.clear
            antialiasing: true
            border.width: strong ? lines.edge * 0.11 : Theme.rim
            border.color: Theme.alpha(DiceFlickColours.desk.light.pink, strong ? 1 : 0.4)
        }
    }
}
