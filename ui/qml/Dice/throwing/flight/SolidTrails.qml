pragma ComponentBehavior: Bound
import QtQuick
import QtQuick3D
import QtQuick3D.Helpers
import Dice
import Dice.Models

// The trails of flying dice in 3D, as one ribbon per die that faces the camera and fades away. In millimetres.
Node {
    id: trails

    required property ArenaModel arena
    required property Sight sight
    required property var tints
    property real strength: 0.6
    // How many times larger than it is a die is drawn at a place.
    property var grownAt: place => 1

    // Cached here: each access to a list property copies it from the model.
    readonly property var rows: arena.trails
    readonly property real half: 0.42

    // The places where trails end, in die edges, each with its margin.
    function spots() { return rows.map(row => ({ place: row.places[row.places.length - 1], room: 0.5 })) }
    function mesh() {
        const made = { positions: [], colours: [], indexes: [] }
        const towards = sight.world(Qt.vector3d(0, sight.up, sight.back), sight.yaw)
        for (const row of rows) {
            const tint = Qt.color(tints[row.colour] ?? Theme.white), last = row.places.length - 1
            for (let i = 0; i <= last; ++i) {
                const way = row.places[Math.min(last, i + 1)].minus(row.places[Math.max(0, i - 1)])
                const side = way.crossProduct(towards).normalized().times(half * grownAt(row.places[0]) * (1 - i / last)), first = made.positions.length
                for (const off of [-1, 0, 1]) {
                    made.positions.push(row.places[i].plus(side.times(off)).times(sight.edge))
                    made.colours.push(Qt.vector4d(tint.r, tint.g, tint.b, off === 0 ? strength * (1 - i / last) : 0))
                }
                if (i < last) made.indexes.push(first, first + 3, first + 1, first + 1, first + 3, first + 4, first + 1, first + 4, first + 2, first + 2, first + 4, first + 5)
            }
        }
        return made
    }

    Model {
        visible: trails.rows.length > 0
        castsShadows: false
        receivesShadows: false
        geometry: ProceduralMesh {
            readonly property var made: trails.rows.length > 0 ? trails.mesh() : ({ positions: [], colours: [], indexes: [] })

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
        }
    }
}
