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

    Repeater {
        model: lines.takes.filter(take => take.kind === "line")

        Rectangle {
            required property var modelData
            readonly property var first: Geometry.centre(modelData.places[0] ?? 0)
            readonly property var last: Geometry.centre(modelData.places[modelData.places.length - 1] ?? 0)
            readonly property bool strong: modelData.taken || modelData.row === lines.hotTake

            x: lines.edge * (first.x - Geometry.pitch / 2)
            y: lines.edge * (first.z - Geometry.pitch / 2)
            width: lines.edge * (last.x - first.x + Geometry.pitch)
            height: lines.edge * (last.z - first.z + Geometry.pitch)
            radius: lines.edge * 0.3
            color: Theme.clear
            antialiasing: true
            border.width: strong ? lines.edge * 0.11 : Theme.rim
            border.color: Theme.alpha(DiceFlickColours.desk.light.pink, strong ? 1 : 0.4)
        }
    }
}
