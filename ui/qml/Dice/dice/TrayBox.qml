pragma ComponentBehavior: Bound
import QtQuick
import QtQuick3D
import Dice

// The felt, the ledge in front of it, and the wooden rim round felt and lane: four corners and four stretched edges.
Node {
    id: box

    property real inner: 740
    property real depth: 340
    // How much of the depth, seen from the front, is the lane; the ledge lies behind it.
    property real lane: 124
    property real ledge: 16
    property real edge: 100
    property color felt: Theme.felt

    readonly property real corner: 0.45 * edge
    readonly property real overlap: 0.12 * edge

    component Piece: Model {
        materials: wood
        receivesShadows: false
    }
    component Rail: Piece {
        property real span: 1

        source: Assets.url("common/meshes/rim_edge.mesh")
        scale: Qt.vector3d(span, box.edge, box.edge)
    }

    PrincipledMaterial {
        id: wood
        baseColor: Theme.wood
        roughness: 0.46
        clearcoatAmount: 0.4
        clearcoatRoughnessAmount: 0.22
        cullMode: Material.NoCulling
        baseColorMap: Texture {
            source: Assets.url("common/textures/wood.png")
            scaleV: 0.55
            generateMipmaps: true
            mipFilter: Texture.Linear
        }
    }
    Model {
        source: "#Rectangle"
        eulerRotation.x: -90
        scale: Qt.vector3d((box.inner + box.overlap) / 100, (box.depth + box.overlap) / 100, 1)
        castsShadows: false
        materials: PrincipledMaterial {
            baseColor: box.felt
            roughness: 0.96
            specularAmount: 0.15
            normalMap: Texture {
                source: Assets.url("common/textures/felt-normal.png")
                scaleU: (box.inner + box.overlap) / (2.4 * box.edge)
                scaleV: (box.depth + box.overlap) / (2.4 * box.edge)
                generateMipmaps: true
                mipFilter: Texture.Linear
            }
        }
    }
    Repeater3D {
        model: [[1, -1, 0], [1, 1, -90], [-1, 1, 180], [-1, -1, 90]]

        Piece {
            required property var modelData

            source: Assets.url("common/meshes/rim_corner.mesh")
            scale: Qt.vector3d(box.edge, box.edge, box.edge)
            x: modelData[0] * (box.inner / 2 - box.corner)
            z: modelData[1] * (box.depth / 2 - box.corner)
            eulerRotation.y: modelData[2]
        }
    }
    Piece {
        source: Assets.url("common/meshes/ledge.mesh")
        scale: Qt.vector3d(box.inner + box.overlap, box.edge, box.edge)
        z: box.depth / 2 - box.lane - box.ledge / 2
    }
    Rail { z: -box.depth / 2; span: box.inner - 2 * box.corner }
    Rail { z: box.depth / 2; span: box.inner - 2 * box.corner; eulerRotation.y: 180 }
    Rail { x: -box.inner / 2; span: box.depth - 2 * box.corner; eulerRotation.y: 90 }
    Rail { x: box.inner / 2; span: box.depth - 2 * box.corner; eulerRotation.y: -90 }
}
