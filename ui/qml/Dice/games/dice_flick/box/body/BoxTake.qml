pragma ComponentBehavior: Bound
import QtQuick
import QtQuick3D
import Dice

// Highlights one take during scoring: the hollows of its dice, or the line of a Knaller.
Node {
    id: take

    property string kind: "group"
    property string along
    property string colour: "blue"
    property var places: []
    property bool taken: true
    property bool hot: false
    // Without air light only edges are drawn.
    property bool air: true

    readonly property color tint: DiceFlickColours.box.lights[colour] ?? DiceFlickColours.box.lights.white
    readonly property bool line: kind === "line"
    readonly property bool row: along === "row"
    readonly property real power: taken ? (hot ? 1.15 : 0.95) : hot ? 0.6 : 0.26

    Repeater3D {
        model: take.line && !take.taken && !take.hot ? [] : take.places

        BoxHollow {
            required property int modelData

            place: modelData
            air: take.air
            tint: take.tint
            edge: take.line ? 0 : take.power
            inside: take.taken ? (take.line ? 0.3 : 0.42) : take.hot ? 0.2 : 0
            shaft: take.taken && !take.line ? 1 : 0
        }
    }
    Node {
        visible: take.line && take.places.length > 0
        x: take.row ? 0 : ((take.places[0] ?? 0) % 5 - 2) * 20
        z: take.row ? (Math.floor((take.places[0] ?? 0) / 5) - 2) * 20 : 0
        eulerRotation.y: take.row ? 0 : 90

        BoxTube { part: "line_tube"; tint: take.tint; power: take.power * 1.15; core: take.taken ? 0.45 : 0.02 }
        BoxGlow { part: "line_halo"; tint: take.tint; power: take.taken && take.air ? 0.5 : 0 }
    }
}
