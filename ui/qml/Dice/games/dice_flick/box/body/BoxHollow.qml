import QtQuick
import QtQuick3D
import Dice

// Light on one hollow: its edge, its inside, and a shaft rising from it.
Node {
    id: hollow

    property int place: 12
    property color tint: DiceFlickColours.box.lights.yellow
    property real edge: 0
    property real inside: 0
    property real shaft: 0
    // Without air light only the edge is drawn: over a transparent background there is nothing to add light to.
    property bool air: true

    x: (place % 5 - 2) * 20
    z: (Math.floor(place / 5) - 2) * 20

    BoxTube { part: "hollow_tube"; visible: power > 0; tint: hollow.tint; power: hollow.edge; core: 0.3 * hollow.edge * hollow.edge }
    BoxGlow { part: "hollow_halo"; tint: hollow.tint; power: hollow.air ? 0.4 * hollow.edge * hollow.edge : 0 }
    BoxGlow { part: "cup"; picture: ""; tint: hollow.tint; power: hollow.air ? hollow.inside : 0 }
    BoxGlow { part: "shaft"; picture: ""; tint: hollow.tint; power: hollow.shaft * (Quality.level > 1 ? 0.55 : 0.22) }
}
