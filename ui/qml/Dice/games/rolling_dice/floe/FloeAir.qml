import QtQuick3D
import QtQuick3D.Helpers
import Dice

// The surroundings of the arctic box where quality is high: the mirrored sky, and tone.
ExtendedSceneEnvironment {
    backgroundMode: SceneEnvironment.Transparent
    antialiasingMode: SceneEnvironment.MSAA
    antialiasingQuality: Quality.level > 2 ? SceneEnvironment.High : SceneEnvironment.Medium
    tonemapMode: SceneEnvironment.TonemapModeFilmic
    probeExposure: Theme.rollingDice.probe
}
