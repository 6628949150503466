pragma ComponentBehavior: Bound
import QtQuick
import QtQuick3D
import QtQuick3D.Helpers
import Dice

// The ideal flight as dots, inside the cone that holds nine in ten flights; points in die edges.
Node {
    id: arc

    property var points: []
    property var widths: []
    property color tint: DiceFlickColours.box.lights.yellow

    // Nine in ten flights stay within this many standard deviations.
    readonly property real nineOfTen: 1.645
    readonly property real edge: 12

    function at(share) {
        const place = share * (points.length - 1), low = Math.min(points.length - 2, Math.floor(place))
        return points[low].plus(points[low + 1].minus(points[low]).times(place - low))
    }
    // A ribbon across the arc: five vertices per point, brighter where it is wider, fading out towards the landing.
    function ribbon() {
        const made = { positions: [], colours: [], indexes: [] }
        const last = points.length - 1
        for (let i = 0; i <= last; i++) {
            const ahead = points[Math.min(last, i + 1)].minus(points[Math.max(0, i - 1)])
            const length = Math.max(1e-6, Math.hypot(ahead.x, ahead.z)), half = Math.max(0.05, (widths[i] ?? 0) * nineOfTen)
            const strength = Math.pow(i / last, 0.8) * Math.min(1, (last - i) / 5)
            for (let k = 0; k < 5; k++) {
                const off = half * [-1, -0.86, 0, 0.86, 1][k]
                made.positions.push(Qt.vector3d((points[i].x - ahead.z / length * off) * edge, points[i].y * edge,
                                                (points[i].z + ahead.x / length * off) * edge))
                made.colours.push(Qt.vector4d(1, 1, 1, strength * [0.05, 1, 0.42, 1, 0.05][k]))
                if (i === last || k === 4) continue
                const first = 5 * i + k
                made.indexes.push(first, first + 5, first + 1, first + 1, first + 5, first + 6)
            }
        }
        return made
    }

    visible: points.length > 1

    Repeater3D {
        model: arc.points.length > 1 ? 26 : 0

        BoxTube {
            required property int index

            readonly property real share: 0.06 + 0.036 * index
            readonly property real size: 2.15 - share

            part: "ball"
            position: arc.points.length > 1 ? arc.at(share).times(arc.edge) : Qt.vector3d(0, 0, 0)
            scale: Qt.vector3d(size, size, size)
            tint: arc.tint
            power: 1.05
            core: 0.45
        }
    }
    Model {
        castsShadows: false
        receivesShadows: false
        visible: arc.points.length > 1 && arc.widths.length > 1
        geometry: ProceduralMesh {
            readonly property var made: arc.points.length > 1 ? arc.ribbon() : ({ positions: [], colours: [], indexes: [] })

            positions: made.positions
            colors: made.colours
            indexes: made.indexes
        }
        materials: PrincipledMaterial {
            lighting: PrincipledMaterial.NoLighting
            alphaMode: PrincipledMaterial.Blend
            cullMode: Material.NoCulling
            depthDrawMode: Material.NeverDepthDraw
            vertexColorsEnabled: true
            baseColor: arc.tint
            opacity: Quality.level > 1 ? 0.46 : 0.8
        }
    }
}
