pragma ComponentBehavior: Bound
import QtQuick
import QtQuick3D
import Dice

// A glowing sticker on the floor of a hollow, and its light on the walls; dimmed under a die.
Node {
    id: sticker

    property string kind: "centre"
    property bool covered: false
    // The camera's angle around the box, in degrees: the sticker stays upright and clear of the near wall.
    property real yaw: 0
    property real power: covered ? 0.25 : 1

    Behavior on power { NumberAnimation { duration: Theme.normal; easing.type: Theme.easing } }

    Node {
        eulerRotation.y: sticker.yaw

        Model {
            source: "#Rectangle"
            y: 0.16
            z: -1.6
            eulerRotation.x: -90
            scale: Qt.vector3d(0.118, 0.118, 1)
            castsShadows: false
            receivesShadows: false
            materials: CustomMaterial {
                property real power: 1.3 * sticker.power
                property real encode: Quality.level > 1 ? 1 : 1 / 2.2
                property TextureInput art: TextureInput {
                    texture: Texture {
                        source: Assets.url("dice_flick/textures/" + sticker.kind + ".png")
                        generateMipmaps: true
                        mipFilter: Texture.Linear
                    }
                }

                shadingMode: CustomMaterial.Unshaded
                cullMode: Material.NoCulling
                vertexShader: Assets.url("dice_flick/shaders/sticker.vert")
                fragmentShader: Assets.url("dice_flick/shaders/sticker.frag")
            }
        }
    }
    BoxGlow { part: "cup"; picture: ""; tint: DiceFlickColours.box.stickers[sticker.kind]; power: 0.34 * sticker.power }
}
