import QtQuick
import QtQuick3D
import Dice

// A floating ice block with the die on it; the first one carries the start symbol and a pennant.
Node {
    id: block

    property int number: 0
    property bool start: false
    property int colour: -1
    property int face: 1
    property real glow: 0
    property real clock: 0
    property FloeDieSet set

    readonly property bool rich: Quality.level > 1

    eulerRotation.y: [4, -7, 9, -3, 6, -8][number]

    FloeDecal { y: -7.7; across: 56; tint: RollingDiceColours.box.below; strength: 0.75 }
    Node {
        y: 0.5 * Math.sin(0.9 * block.clock + 1.7 * block.number)
        eulerRotation: Qt.vector3d(0.7 * Math.sin(0.7 * block.clock + block.number), 0, 0.7 * Math.cos(0.6 * block.clock + 2 * block.number))

        Model {
            source: Assets.url("rolling_dice/meshes/block" + (1 + block.number % 2) + ".mesh")
            y: -2.4
            eulerRotation.y: 90 * block.number
            castsShadows: block.rich
            receivesShadows: false
            materials: PrincipledMaterial {
                baseColor: block.rich ? RollingDiceColours.box.snow : RollingDiceColours.scene.block
                vertexColorsEnabled: true
                roughness: 0.3
                clearcoatAmount: block.rich ? 0.6 : 0
                clearcoatRoughnessAmount: 0.12
                emissiveFactor: block.rich ? Qt.vector3d(0.16, 0.34, 0.4) : Qt.vector3d(0, 0.03, 0.05)
            }
        }
        FloeDecal { visible: block.start; picture: "rolling_dice/textures/start.png"; position: Qt.vector3d(-2, 5.9, 4.5); across: 16; depthBias: -1 }
        Node {
            visible: block.start
            position: Qt.vector3d(-9, 5, -9)

            Model {
                source: "#Cylinder"
                y: 11
                scale: Qt.vector3d(0.011, 0.24, 0.011)
                castsShadows: block.rich
                materials: PrincipledMaterial { baseColor: RollingDiceColours.box.pole; roughness: 0.5 }
            }
            Model {
                source: "#Rectangle"
                position: Qt.vector3d(6, 18.5, 0)
                eulerRotation: Qt.vector3d(-12, 8 * Math.sin(1.3 * block.clock), 0)
                scale: Qt.vector3d(0.115, 0.075, 1)
                castsShadows: block.rich
                materials: PrincipledMaterial { baseColor: RollingDiceColours.box.pennant; roughness: 0.6; cullMode: Material.NoCulling }
            }
        }
        FloeDie {
            visible: block.colour >= 0
            place: Qt.vector3d(0.4, 1.07, -0.6)
            turn: block.set ? block.set.upright(block.face, 20 + 47 * block.number) : Qt.quaternion(1, 0, 0, 0)
            colour: Math.max(0, block.colour)
            set: block.set
            ground: 5.7
            glow: block.glow
        }
    }
}
