pragma ComponentBehavior: Bound
import QtQuick
import QtQuick3D
import Dice

// The lane for kept dice in front of the felt: a place for each column, bright while its die is kept.
Model {
    id: lane

    property real across: 7.6
    property real depth: 1.24
    property real edge: 100
    property color felt: Theme.felt
    property color accent: Theme.white
    property var kept: []
    // Whether places that are free are outlined.
    property bool outlined: true

    readonly property real fine: 100

    source: "#Rectangle"
    eulerRotation.x: -90
    y: edge * 0.01
    scale: Qt.vector3d(across * edge / 100, depth * edge / 100, 1)
    castsShadows: false
    depthBias: -5
    materials: PrincipledMaterial {
        roughness: 0.95
        specularAmount: 0.1
        baseColorMap: Texture {
            sourceItem: Rectangle {
                width: lane.across * lane.fine
                height: lane.depth * lane.fine
                color: Qt.darker(lane.felt, 1.35)

                Repeater {
                    model: lane.kept

                    LanePlace {
                        required property bool modelData
                        required property int index

                        x: (index + 0.5) * parent.width / lane.kept.length - width / 2
                        y: (parent.height - height) / 2
                        visible: lane.outlined || filled
                        width: lane.fine * 1.32
                        height: lane.fine * 1.16
                        filled: modelData
                        accent: lane.accent
                        line: lane.fine * 0.045
                    }
                }
            }
            generateMipmaps: true
            mipFilter: Texture.Linear
        }
    }
}
