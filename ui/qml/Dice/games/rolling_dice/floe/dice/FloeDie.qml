import QtQuick
import QtQuick3D
import Dice

// A die on the floe at a pose in die edges; its colour shines on the ice next to it.
Node {
    id: die

    required property vector3d place
    required property quaternion turn
    property int colour: 0
    property FloeDieSet set
    // How many times larger than it is it is drawn, standing on the same ground.
    property real grown: 1
    // The height of the ground below it, in millimetres.
    property real ground: 0
    // How far a die in the water has sunk, 0 to 1.
    property real sunk: 0
    // How strongly it is highlighted while counted, 0 to 1.
    property real glow: 0
    property bool hot: false

    readonly property real edge: 10
    readonly property real above: place.y * edge - edge / 2 - ground
    readonly property bool rich: Quality.level > 1
    readonly property real near: Math.max(0, 1 - Math.max(0, above) / 30) * (1 - sunk)

    FloeDecal {
        position: Qt.vector3d(die.place.x * die.edge + 1.5 * die.grown, die.ground + 0.15, die.place.z * die.edge + 2 * die.grown)
        picture: "common/textures/blob.png"
        across: 19 * die.grown + 0.3 * Math.max(0, die.above)
        depthBias: -5
        strength: 0.6 * die.near
    }
    FloeDecal {
        position: Qt.vector3d(die.place.x * die.edge + 4 * die.grown, die.ground + 0.18, die.place.z * die.edge + 5.5 * die.grown)
        across: 24 * die.grown
        depthBias: -5.5
        tint: RollingDiceColours.box.dice[die.colour]
        strength: die.rich ? die.near * RollingDiceColours.scene.dieSpot : 0
    }
    FloeDecal {
        position: Qt.vector3d(die.place.x * die.edge, die.ground + 0.2, die.place.z * die.edge)
        across: 40 * die.grown
        depthBias: -6
        tint: RollingDiceColours.box.dice[die.colour]
        strength: 0.95 * die.glow
    }
    Model {
        source: Assets.url("common/meshes/die.mesh")
        position: Qt.vector3d(die.place.x, die.place.y - 1.5 * die.grown * die.sunk, die.place.z).times(die.edge).plus(Qt.vector3d(0, (die.hot ? 1.2 : 0) + die.edge * (die.grown - 1) / 2, 0))
        rotation: die.turn
        scale: Qt.vector3d(die.edge, die.edge, die.edge).times(die.grown)
        castsShadows: Quality.shadows
        receivesShadows: false
        materials: !die.set ? [] : [(die.glow > 0 || die.hot ? die.set.bright : die.set.plain)[die.colour]]
    }
}
