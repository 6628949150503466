pragma ComponentBehavior: Bound
import QtQuick
import QtQuick3D
import Dice

// The splash of a die: growing rings, and drops flying up.
Node {
    id: splash

    // 0 when the die touches the water, 1 when it is calm again.
    property real share: 1
    property color tint: RollingDiceColours.box.drop

    y: -7.7
    visible: share < 1

    Repeater3D {
        model: 2

        FloeDecal {
            required property int index

            readonly property real own: Math.max(0, Math.min(1, splash.share * 1.25 - 0.25 * index))

            y: 0.1 * index
            picture: "rolling_dice/textures/splash.png"
            across: 12 + 58 * Math.sqrt(own)
            depthBias: -3
            tint: index ? splash.tint : RollingDiceColours.box.drop
            strength: splash.visible ? (1 - own) * (1 + own) : 0
        }
    }
    Repeater3D {
        model: splash.visible ? 14 : 0

        Model {
            required property int index

            readonly property real around: 2.4 * index
            readonly property real speed: 0.55 + 0.45 * ((index * 5) % 14) / 13
            readonly property real away: 3 + 22 * splash.share * speed

            source: "#Sphere"
            position: Qt.vector3d(away * Math.cos(around), 310 * speed * splash.share * (0.62 - splash.share), away * Math.sin(around))
            scale: Qt.vector3d(0.052, 0.062, 0.052).times((1 - splash.share) * speed)
            visible: y > -0.5
            castsShadows: false
            receivesShadows: false
            materials: PrincipledMaterial { lighting: PrincipledMaterial.NoLighting; baseColor: RollingDiceColours.box.drop }
        }
    }
}
