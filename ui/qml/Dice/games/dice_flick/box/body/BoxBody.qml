import QtQuick
import QtQuick3D
import Dice

// The empty box: hollows, moat and rim with their tubes, and the title on the far wall. It looks the same from all four sides.
Node {
    id: body

    property real sign: 1

    readonly property bool rich: Quality.level > 1

    Model {
        source: Assets.url("dice_flick/meshes/field.mesh")
        castsShadows: body.rich
        receivesShadows: body.rich
        materials: BoxPlastic { spill: 0.46 }
    }
    Model {
        source: Assets.url("dice_flick/meshes/bowl.mesh")
        castsShadows: body.rich
        receivesShadows: body.rich
        materials: BoxPlastic { tint: DiceFlickColours.box.bowl; spill: 0.95 }
    }
    BoxTube { part: "rim_tube"; power: 1.15; core: 0.38 }
    BoxTube { part: "field_tube"; tint: DiceFlickColours.box.cyan; power: 0.85; core: 0.25 }
    BoxTube { part: "base_tube"; power: 0.8; core: 0.2 }
    BoxTube { part: "edges"; tint: DiceFlickColours.box.edge; power: 0.34; core: 0.02 }
    BoxGlow { part: "rim_halo"; power: body.rich ? 0.16 : 0.5 }
    BoxGlow { part: "field_halo"; tint: DiceFlickColours.box.cyan; power: body.rich ? 0.14 : 0.42 }
    BoxGlow {
        picture: "sign"
        tint: Theme.white
        power: 0.62 * body.sign
        position: Qt.vector3d(0, 19.5, -74.5)
        eulerRotation.x: -1.5
        scale: Qt.vector3d(0.78, 0.26, 1)
    }
}
