import QtQuick
import QtQuick3D

// The materials of the six colours of dice, plain and while counted, and the rotation that turns a face up.
Node {
    id: set

    property real beat: 0

    readonly property var plain: [m0, m1, m2, m3, m4, m5]
    readonly property var bright: [b0, b1, b2, b3, b4, b5]

    // The rotation of a die that shows a face, turned by this many degrees.
    function upright(face, degrees) {
        const half = Math.SQRT1_2, half_turn = degrees * Math.PI / 360
        const lying = [Qt.quaternion(1, 0, 0, 0), Qt.quaternion(half, -half, 0, 0), Qt.quaternion(half, 0, 0, half),
                       Qt.quaternion(half, 0, 0, -half), Qt.quaternion(half, half, 0, 0), Qt.quaternion(0, 1, 0, 0)]
        return Qt.quaternion(Math.cos(half_turn), 0, Math.sin(half_turn), 0).times(lying[Math.max(1, face) - 1])
    }

    FloeDieMaterial { id: m0; colour: 0 }
    FloeDieMaterial { id: m1; colour: 1 }
    FloeDieMaterial { id: m2; colour: 2 }
    FloeDieMaterial { id: m3; colour: 3 }
    FloeDieMaterial { id: m4; colour: 4 }
    FloeDieMaterial { id: m5; colour: 5 }
    FloeDieMaterial { id: b0; colour: 0; lit: 0.12 + 0.22 * set.beat }
    FloeDieMaterial { id: b1; colour: 1; lit: 0.12 + 0.22 * set.beat }
    FloeDieMaterial { id: b2; colour: 2; lit: 0.12 + 0.22 * set.beat }
    FloeDieMaterial { id: b3; colour: 3; lit: 0.12 + 0.22 * set.beat }
    FloeDieMaterial { id: b4; colour: 4; lit: 0.12 + 0.22 * set.beat }
    FloeDieMaterial { id: b5; colour: 5; lit: 0.12 + 0.22 * set.beat }
}
