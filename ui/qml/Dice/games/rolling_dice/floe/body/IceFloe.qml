pragma ComponentBehavior: Bound
import QtQuick
import QtQuick3D
import Dice

// The ice floe with its nets and holes.
Node {
    id: floe

    property var fields: []
    // The fields being counted, by number.
    property var hot: []

    readonly property bool rich: Quality.level > 1

    Model {
        source: Assets.url("rolling_dice/meshes/floe.mesh")
        castsShadows: floe.rich
        receivesShadows: floe.rich
        materials: floe.rich ? snow : plain
    }
    Model {
        source: Assets.url("rolling_dice/meshes/flank.mesh")
        castsShadows: false
        receivesShadows: floe.rich
        materials: PrincipledMaterial {
            lighting: floe.rich ? PrincipledMaterial.FragmentLighting : PrincipledMaterial.NoLighting
            vertexColorsEnabled: true
            baseColor: floe.rich ? Theme.white : RollingDiceColours.scene.flank
            roughness: 0.16
            emissiveFactor: floe.rich ? Qt.vector3d(0.02, 0.1, 0.14) : Qt.vector3d(0, 0, 0)
            cullMode: Material.NoCulling
        }
    }
    CustomMaterial {
        id: snow
        property color tint: RollingDiceColours.scene.floe
        property TextureInput art: TextureInput {
            texture: Texture { source: Assets.url("rolling_dice/textures/floe.webp"); generateMipmaps: true; mipFilter: Texture.Linear }
        }
        property TextureInput relief: TextureInput {
            texture: Texture { source: Assets.url("rolling_dice/textures/relief.png"); generateMipmaps: true; mipFilter: Texture.Linear }
        }

        shadingMode: CustomMaterial.Shaded
        fragmentShader: Assets.url("rolling_dice/shaders/floe.frag")
    }
    PrincipledMaterial {
        id: plain
        lighting: PrincipledMaterial.NoLighting
        baseColorMap: Texture {
            source: Assets.url("rolling_dice/textures/floe-" + (Theme.dark ? "night" : "day") + ".webp")
            generateMipmaps: true
            mipFilter: Texture.Linear
        }
    }
    Repeater3D {
        model: floe.fields

        FloeField {
            required property var modelData
            required property int index

            x: modelData.x * 10
            z: modelData.z * 10
            radius: modelData.radius * 10
            value: modelData.value
            hot: floe.hot.includes(index)
        }
    }
}
