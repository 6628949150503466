pragma ComponentBehavior: Bound
import QtQuick
import QtQuick3D
import Dice

// The canal beside the box, with its six ice blocks and the dice on them.
Node {
    id: canal

    property var blocks: []
    property real clock: 0
    property FloeDieSet set
    property bool counting: false
    property real beat: 0

    readonly property bool rich: Quality.level > 1

    function blockZ(number) { return 97 - 39 * number }

    position: Qt.vector3d(-203.5, 0, 66)

    Model {
        source: Assets.url("rolling_dice/meshes/canal.mesh")
        castsShadows: canal.rich
        receivesShadows: canal.rich
        materials: PrincipledMaterial {
            baseColor: RollingDiceColours.box.hull
            vertexColorsEnabled: true
            roughness: 0.42
            clearcoatAmount: canal.rich ? 0.5 : 0
            clearcoatRoughnessAmount: 0.25
        }
    }
    Model {
        source: Assets.url("rolling_dice/meshes/pool.mesh")
        castsShadows: false
        receivesShadows: canal.rich
        materials: FloeWater { clock: canal.clock; shored: 0 }
    }
    Repeater3D {
        model: 6

        IceBlock {
            required property int index

            readonly property var block: canal.blocks[index] ?? ({ colour: -1, face: 1, why: "", start: index === 0 })

            z: canal.blockZ(index)
            number: index
            start: block.start
            colour: Number(block.colour)
            face: block.face
            set: canal.set
            clock: canal.clock
            glow: canal.counting && block.colour >= 0 ? 0.5 + 0.5 * canal.beat : 0
        }
    }
}
