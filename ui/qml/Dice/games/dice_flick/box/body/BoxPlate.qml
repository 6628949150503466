import QtQuick
import QtQuick3D
import Dice

// One of the four plates that dice are flicked from; `side` counts from south towards east.
Node {
    id: plate

    property int side: 0
    property bool active: false
    property bool hot: false
    property color light: DiceFlickColours.box.lights.yellow
    property real slide: 0

    readonly property bool rich: Quality.level > 1
    readonly property color shown: active ? light : hot ? DiceFlickColours.box.arrow : DiceFlickColours.box.idle

    eulerRotation.y: 90 * side

    Node {
        // The top of the plate is at the height where dice stand in beamme/physics.
        position: Qt.vector3d(plate.slide, 35, 87.6)

        Model {
            source: Assets.url("dice_flick/meshes/plate.mesh")
            castsShadows: plate.rich
            receivesShadows: plate.rich
            materials: PrincipledMaterial {
                baseColor: DiceFlickColours.box.plate
                roughness: 0.3
                clearcoatAmount: plate.rich ? 0.6 : 0
                clearcoatRoughnessAmount: 0.15
            }
        }
        Model {
            source: Assets.url("dice_flick/meshes/pad.mesh")
            castsShadows: false
            receivesShadows: plate.rich
            materials: PrincipledMaterial { baseColor: DiceFlickColours.box.pad; roughness: 0.85; specularAmount: 0.15 }
        }
        BoxGlow {
            picture: "chevron"
            overNothing: true
            tint: plate.active ? plate.light : DiceFlickColours.box.arrow
            power: plate.active || !plate.rich || plate.hot ? 0.9 : 0.45
            y: 0.12
            eulerRotation.x: -90
            scale: Qt.vector3d(0.16, 0.16, 1)
        }
        BoxTube {
            part: "plate_tube"
            y: -0.3
            tint: plate.shown
            power: plate.active ? 1 : plate.hot ? 0.7 : 0.4
            core: plate.active ? 0.3 : 0.05
        }
        BoxGlow { part: "plate_halo"; visible: plate.active; tint: plate.light; power: plate.rich ? 0.4 : 0.5 }
    }
}
