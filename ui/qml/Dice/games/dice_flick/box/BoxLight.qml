import QtQuick
import QtQuick3D
import Dice

// The lamps over the box: a warm one from the left, which casts shadows, and a cool one. Rotate it with the camera.
Node {
    id: lamps

    readonly property bool rich: Quality.level > 1

    DirectionalLight {
        eulerRotation: Qt.vector3d(-50, -82, 0)
        color: DiceFlickColours.box.key
        brightness: lamps.rich ? 2.1 : 1.5
        castsShadow: Quality.shadows
        shadowMapQuality: Quality.level > 2 ? Light.ShadowMapQualityHigh : Light.ShadowMapQualityMedium
        softShadowQuality: Quality.level > 2 ? Light.PCF16 : Light.PCF4
        shadowFactor: 88
        pcfFactor: 2.2
        shadowBias: 1
        shadowMapFar: 900
        csmNumSplits: 0
    }
    DirectionalLight {
        eulerRotation: Qt.vector3d(-35, 140, 0)
        color: DiceFlickColours.box.fill
        brightness: 0.28
    }
}
