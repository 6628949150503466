import QtQuick
import QtQuick3D
import QtQuick3D.Helpers
import Dice

// The environment of the box at high quality: reflected lamps, tone mapping, and the bloom of its tubes.
ExtendedSceneEnvironment {
    backgroundMode: SceneEnvironment.Transparent
    antialiasingMode: SceneEnvironment.MSAA
    antialiasingQuality: Quality.level > 2 ? SceneEnvironment.High : SceneEnvironment.Medium
    tonemapMode: SceneEnvironment.TonemapModeFilmic
    probeExposure: 0.45
    glowEnabled: Quality.level > 2
    glowStrength: 0.9
    glowIntensity: 0.34
    glowBloom: 0
    glowHDRMinimumValue: 0.85
    glowHDRMaximumValue: 8
    glowHDRScale: 2
    glowBlendMode: ExtendedSceneEnvironment.GlowBlendMode.Additive
    glowQualityHigh: true
    glowUseBicubicUpscale: true
    glowLevel: ExtendedSceneEnvironment.GlowLevel.One | ExtendedSceneEnvironment.GlowLevel.Two
        | ExtendedSceneEnvironment.GlowLevel.Three | ExtendedSceneEnvironment.GlowLevel.Four
}
