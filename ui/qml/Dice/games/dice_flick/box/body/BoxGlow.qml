import QtQuick
import QtQuick3D
import Dice

// Light in the air around a tube or inside a hollow, added to what is behind it.
Model {
    id: glow

    property string part
    property string picture: "halo"
    property color tint: DiceFlickColours.box.magenta
    property real power: 1
    // Over a transparent background additive light would leave black squares, so it is alpha-blended there.
    property bool overNothing: false
    // The mesh shapes the light; there is no picture.
    readonly property bool inside: picture === ""

    source: part ? Assets.url("dice_flick/meshes/" + part + ".mesh") : "#Rectangle"
    castsShadows: false
    receivesShadows: false
    visible: power > 0
    materials: PrincipledMaterial {
        lighting: PrincipledMaterial.NoLighting
        blendMode: glow.overNothing ? PrincipledMaterial.SourceOver : PrincipledMaterial.Screen
        alphaMode: PrincipledMaterial.Blend
        depthDrawMode: Material.NeverDepthDraw
        cullMode: Material.NoCulling
        vertexColorsEnabled: glow.inside
        baseColor: glow.overNothing ? Qt.alpha(glow.tint, glow.power)
            : Qt.rgba(glow.tint.r * glow.power, glow.tint.g * glow.power, glow.tint.b * glow.power, 1)
        baseColorMap: glow.inside ? null : light
    }

    Texture {
        id: light
        source: glow.inside ? "" : Assets.url("dice_flick/textures/" + glow.picture + ".png")
        generateMipmaps: true
        mipFilter: Texture.Linear
    }
}
