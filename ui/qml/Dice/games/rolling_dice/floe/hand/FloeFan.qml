pragma ComponentBehavior: Bound
import QtQuick
import QtQuick3D
import Dice

// An aim in 3D: the dice in the hand at the entrance, an arrow, and as much of the fan as the player chose to see.
Node {
    id: aim

    required property var game
    property FloeDieSet set
    // How many times larger than they are dice in the hand are drawn.
    property real grown: 1

    readonly property var fan: game.aim.fan
    readonly property int colour: Math.max(0, Number(game.aim.colour))
    readonly property bool whole: game.aim.assist === "arc"
    readonly property bool guided: game.aim.assist !== "none"
    readonly property real hand: 226

    function spots() {
        const x = fan.x ?? 0, z = hand / 10, found = [{ place: Qt.vector3d(x, 2, z), room: 3 }]
        if (!guided) return found
        const far = whole ? (fan.far ?? 0) + 4 : 40, wide = whole ? (fan.spread ?? 0) + 1 : 4
        for (const side of [-1, 0, 1]) {
            const turn = ((fan.direction ?? 0) + side * wide) * Math.PI / 180
            found.push({ place: Qt.vector3d(x + far * Math.sin(turn), 0, z - far * Math.cos(turn)), room: 0.6 })
        }
        return found
    }

    Model {
        source: "#Rectangle"
        position: Qt.vector3d(0, 0.12, 11)
        eulerRotation.x: -90
        scale: Qt.vector3d(2.62, 4.1, 1)
        visible: aim.guided
        castsShadows: false
        receivesShadows: false
        // Drawn before nets and holes, so that their numbers stay legible.
        depthBias: 450
        materials: CustomMaterial {
            property vector2d origin: Qt.vector2d((aim.fan.x ?? 0) * 10, aim.hand)
            property real angle: (aim.fan.direction ?? 0) * Math.PI / 180
            property real spread: (aim.fan.spread ?? 0) * Math.PI / 180
            property real near: 10 * (aim.fan.near ?? 0) + 10
            property real middle: 10 * (aim.fan.middle ?? 0) + 10
            property real far: 10 * (aim.fan.far ?? 0) + 10
            property real power: aim.game.aim.power
            property real whole: aim.whole ? 1 : 0
            property real encode: Quality.level > 1 ? 1 : 1 / 2.2
            property real fill: RollingDiceColours.scene.fan
            property color tint: Theme.dark ? Theme.seatGlow(aim.colour) : Theme.seatFill(aim.colour)
            property color contrast: RollingDiceColours.scene.contrast

            shadingMode: CustomMaterial.Unshaded
            sourceBlend: CustomMaterial.One
            destinationBlend: CustomMaterial.OneMinusSrcAlpha
            vertexShader: Assets.url("rolling_dice/shaders/place.vert")
            fragmentShader: Assets.url("rolling_dice/shaders/aim.frag")
        }
    }
    Repeater3D {
        model: aim.game.table.hand

        FloeDie {
            required property int index

            readonly property var off: [[-0.9, 1.7, 0.1, 5], [0.5, 2.0, -0.3, 3], [-0.1, 3.1, -0.6, 6], [0.75, 0.9, 0.7, 2]][Math.max(0, index) % 4]

            grown: aim.grown
            place: Qt.vector3d((aim.fan.x ?? 0) + off[0] * grown, off[1] * grown, aim.hand / 10 + off[2] * grown - 0.7)
            turn: aim.set ? Qt.quaternion(0.966, 0.18, 0, 0.18).normalized().times(aim.set.upright(off[3], 32 + 52 * index)) : Qt.quaternion(1, 0, 0, 0)
            colour: aim.colour
            set: aim.set
            ground: -22
        }
    }
}
