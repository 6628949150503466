import QtQuick
import QtQuick3D
import Dice

// A View3D whose graphics resources are released after its destruction: see SceneKeeper.
View3D {
    Component.onDestruction: Scenes.unreleased += 1
}
