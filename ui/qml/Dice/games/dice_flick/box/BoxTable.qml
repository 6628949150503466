pragma ComponentBehavior: Bound
import QtQuick
import QtQuick3D
import Dice

// What the box casts on the table: a shadow, and the light of its lowest tube.
Node {
    id: table

    property real level: -25

    component Layer: Model {
        id: layer

        property string picture
        property color tint: Theme.white
        property real strength: 1

        source: "#Rectangle"
        eulerRotation.x: -90
        // flick-shadow.png and flick-spill.png cover 300 mm.
        scale: Qt.vector3d(3, 3, 1)
        castsShadows: false
        receivesShadows: false
        materials: PrincipledMaterial {
            lighting: PrincipledMaterial.NoLighting
            alphaMode: PrincipledMaterial.Blend
            depthDrawMode: Material.NeverDepthDraw
            baseColor: layer.tint
            opacity: layer.strength
            baseColorMap: Texture { source: Assets.url("dice_flick/textures/" + layer.picture + ".png") }
        }
    }

    y: level

    Layer { y: -0.2; picture: "shadow"; strength: DiceFlickColours.box.shadow }
    Layer { picture: "spill"; tint: DiceFlickColours.box.magenta; strength: DiceFlickColours.box.spill * (Quality.level > 1 ? 1 : 2.2) }
}
