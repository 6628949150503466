import QtQuick
import QtQuick3D
import Dice

// The framed area on the felt for kept dice.
Model {
    id: inlay

    property real from: 0
    property real to: 0
    property real edge: 100
    property color accent: Theme.white

    readonly property real across: to - from

    source: "#Rectangle"
    visible: across > 0
    eulerRotation.x: -90
    x: (from + to) / 2 * edge
    y: edge * 0.01
    scale: Qt.vector3d(across * edge / 100, 1.48 * edge / 100, 1)
    castsShadows: false
    depthBias: -5
    materials: PrincipledMaterial {
        roughness: 0.9
        alphaMode: PrincipledMaterial.Blend
        depthDrawMode: Material.NeverDepthDraw
        baseColorMap: Texture {
            sourceItem: Rectangle {
                width: Math.max(1, inlay.across) * 100
                height: 148
                radius: height * 0.19
                color: Theme.tray.inlay
                border.width: Theme.ring
                border.color: inlay.accent
                antialiasing: true
            }
        }
    }
}
