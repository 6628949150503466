pragma ComponentBehavior: Bound
import QtQuick
import QtQuick3D
import Dice

// The empty arctic box: the rim with the track, painted walls, hull, water, and its shadow on the table.
Node {
    id: body

    property real clock: 0
    property url track: Assets.url("rolling_dice/textures/rim.webp")

    readonly property bool rich: Quality.level > 1

    component Part: Model {
        property string part

        source: Assets.url("rolling_dice/meshes/" + part + ".mesh")
        castsShadows: Quality.level > 1
        receivesShadows: Quality.level > 1
    }
    component Picture: Texture {
        tilingModeHorizontal: Texture.ClampToEdge
        tilingModeVertical: Texture.ClampToEdge
        generateMipmaps: true
        mipFilter: Texture.Linear
    }

    FloeDecal {
        picture: "rolling_dice/textures/shadow.png"
        position: Qt.vector3d(-27, -22, 0)
        across: 462
        along: 510
        tint: RollingDiceColours.scene.tableShadow
        strength: RollingDiceColours.scene.tableStrength
    }
    Part {
        part: "rim"
        materials: PrincipledMaterial {
            baseColor: body.rich ? Theme.white : RollingDiceColours.scene.rim
            baseColorMap: Picture { source: body.track }
            roughness: 0.42
            clearcoatAmount: body.rich ? 0.5 : 0
            clearcoatRoughnessAmount: 0.22
        }
    }
    Part {
        part: "wall"
        materials: PrincipledMaterial {
            lighting: body.rich ? PrincipledMaterial.FragmentLighting : PrincipledMaterial.NoLighting
            baseColor: body.rich ? Theme.white : RollingDiceColours.scene.wall
            baseColorMap: Picture { source: Assets.url("rolling_dice/textures/wall-" + (Theme.dark ? "night" : "day") + ".webp") }
            emissiveMap: Theme.dark && body.rich ? baseColorMap : null
            emissiveFactor: Theme.dark && body.rich ? Qt.vector3d(0.5, 0.5, 0.5) : Qt.vector3d(0, 0, 0)
            roughness: 0.55
        }
    }
    Part {
        part: "hull"
        materials: PrincipledMaterial {
            baseColor: RollingDiceColours.box.hull
            vertexColorsEnabled: true
            roughness: 0.45
            clearcoatAmount: body.rich ? 0.4 : 0
            clearcoatRoughnessAmount: 0.3
        }
    }
    Model {
        source: "#Rectangle"
        position: Qt.vector3d(0, -8, -2)
        eulerRotation.x: -90
        scale: Qt.vector3d(3.07, 4.28, 1)
        castsShadows: false
        receivesShadows: body.rich
        materials: FloeWater { clock: body.clock }
    }
}
