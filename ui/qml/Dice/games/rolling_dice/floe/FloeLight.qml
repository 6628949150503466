import QtQuick
import QtQuick3D
import Dice

// The light over the arctic box: sun or moon from the far left, which casts shadows, and a cool light from behind the player.
Node {
    id: lamps

    readonly property bool rich: Quality.level > 1

    DirectionalLight {
        eulerRotation: Qt.vector3d(-40, -146, 0)
        color: lamps.rich ? RollingDiceColours.scene.key : RollingDiceColours.scene.lamp
        ambientColor: lamps.rich ? RollingDiceColours.box.dark : RollingDiceColours.scene.lampSky
        brightness: lamps.rich ? RollingDiceColours.scene.keyPower : RollingDiceColours.scene.lampPower
        castsShadow: Quality.shadows
        shadowFactor: RollingDiceColours.scene.shade
        shadowMapQuality: Quality.level > 2 ? Light.ShadowMapQualityVeryHigh : Light.ShadowMapQualityMedium
        softShadowQuality: Quality.level > 2 ? Light.PCF16 : Light.PCF4
        pcfFactor: 2.2
        shadowBias: 1
        shadowMapFar: 1400
        csmNumSplits: 0
    }
    DirectionalLight {
        eulerRotation: Qt.vector3d(-55, 24, 0)
        visible: lamps.rich
        color: RollingDiceColours.scene.fill
        brightness: RollingDiceColours.scene.fillPower
    }
}
