pragma ComponentBehavior: Bound
import QtQuick
import QtQuick3D
import Dice

// Dots on the spaces a seal covers while its points are counted.
Node {
    id: steps

    property int from: 0
    property int to: 0
    property int colour: 0

    SealTrack { id: track }
    Repeater3D {
        model: Math.max(0, Math.min(50, steps.to - steps.from))

        Model {
            required property int index

            source: "#Sphere"
            position: track.space(steps.from + 1 + index).plus(Qt.vector3d(0, 1, 0))
            scale: Qt.vector3d(0.05, 0.03, 0.05)
            castsShadows: false
            receivesShadows: false
            materials: PrincipledMaterial { lighting: PrincipledMaterial.NoLighting; baseColor: Theme.seatGlow(steps.colour) }
        }
    }
}
