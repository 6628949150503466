pragma ComponentBehavior: Bound
import QtQuick
import QtQuick3D
import Dice

// The line across the floe through the die to beat.
Node {
    id: line

    readonly property real across: 262

    component Stripe: Model {
        id: stripe

        property color tint
        property real thick

        source: "#Rectangle"
        eulerRotation.x: -90
        scale: Qt.vector3d(line.across / 100, thick / 100, 1)
        castsShadows: false
        receivesShadows: false
        materials: PrincipledMaterial { lighting: PrincipledMaterial.NoLighting; baseColor: stripe.tint }
    }

    FloeDecal { y: 0.16; picture: "rolling_dice/textures/band.png"; across: line.across; along: 20; depthBias: -2; tint: RollingDiceColours.scene.lineGlow; strength: RollingDiceColours.scene.lineStrength }
    Stripe { y: 0.3; thick: 2.6; tint: RollingDiceColours.scene.line; depthBias: -3 }
    Stripe { y: 0.4; thick: Theme.dark ? 1.1 : 0.7; tint: Theme.white; depthBias: -4 }
}
