pragma ComponentBehavior: Bound
import QtQuick
import Dice

// A picture of a position on the floe, or of a part of it, from straight above: dice, the ring, seals, and how dice arrive.
Item {
    id: plan

    // The visible part in millimetres from the centre of the box; the entrance is at the bottom.
    property rect part: seals.length > 0 ? Qt.rect(-184, -260, 368, 482) : Qt.rect(-174, -237, 348, 457)
    property var fields: [
        { x: -3.6, z: -12.2, radius: 3.5, value: 6 }, { x: 7.6, z: -5.8, radius: 3.1, value: 4 }, { x: -7.4, z: -2, radius: 2.9, value: 3 },
        { x: 5.6, z: 10, radius: 2.8, value: 2 }, { x: 5.2, z: -14.6, radius: 2.4, value: -3 }, { x: 0.4, z: 3.2, radius: 2.5, value: -2 }
    ]
    // Dice: colour, face, and position in die edges; `ring` marks one of them, `line` draws the line through it.
    property var dice: []
    property int ring: -1
    property bool line: false
    property var hot: []
    // Seals: their colours and points.
    property var seals: []
    property real dieScale: 1

    readonly property real mm: width / Math.max(1, part.width)
    readonly property var ringed: dice[ring] ?? null

    function across(x) { return (10 * x - part.x) * mm }
    function along(z) { return (10 * z - part.y) * mm }

    height: part.height * mm
    clip: true

    Accessible.role: Accessible.Graphic

    FlatFloeGround { x: plan.across(0); y: plan.along(0); mm: plan.mm }
    FlatFloeTrack { x: plan.across(0); y: plan.along(0); mm: plan.mm }
    Repeater {
        model: plan.fields

        FlatFloeField {
            required property var modelData

            x: plan.across(modelData.x)
            y: plan.along(modelData.z)
            mm: plan.mm
            radius: 10 * modelData.radius
            value: modelData.value
        }
    }
    FlatFloeLine { x: plan.across(0); y: plan.along(plan.ringed?.z ?? 0); visible: plan.line; mm: plan.mm }
    FlatFloeRing { x: plan.across(plan.ringed?.x ?? 0); y: plan.along(plan.ringed?.z ?? 0); visible: plan.ringed !== null; mm: plan.mm * plan.dieScale }
    FlatIceFaces { id: faces }
    Repeater {
        model: plan.dice

        FlatFloeDie {
            required property var modelData
            required property int index

            x: plan.across(modelData.x)
            y: plan.along(modelData.z)
            mm: plan.mm
            grown: plan.dieScale
            turn: modelData.pose ?? faces.upright(modelData.face, modelData.turn ?? 17 + 40 * index)
            colour: modelData.colour
            glow: plan.hot.includes(index) ? 1 : 0
        }
    }
    SealTrack { id: track }
    Repeater {
        model: plan.seals

        FlatFloeSeal {
            required property var modelData
            readonly property vector3d spot: track.space(modelData.points)

            x: plan.across(spot.x / 10)
            y: plan.along(spot.z / 10)
            mm: plan.mm * Math.min(1.35, plan.dieScale)
            colour: modelData.colour
            mirrored: spot.x > 0
        }
    }
}
