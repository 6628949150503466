import QtQuick3D
import QtQuick3D.Helpers
import Dice

// The environment of the arctic box at high quality: the reflected sky, and tone mapping.
ExtendedSceneEnvironment {
    backgroundMode: SceneEnvironment.Transparent
    antialiasingMode: SceneEnvironment.MSAA
    antialiasingQuality: Quality.level > 2 ? SceneEnvironment.High : SceneEnvironment.Medium
    tonemapMode: SceneEnvironment.TonemapModeFilmic
    probeExposure: RollingDiceColours.scene.probe
}
