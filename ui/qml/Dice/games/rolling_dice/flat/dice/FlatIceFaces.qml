import QtQuick

// The orientation of a die that shows a face.
QtObject {
    // The rotation of a die that shows a face, turned by this many degrees.
    function upright(face, degrees) {
        const half = Math.SQRT1_2, half_turn = degrees * Math.PI / 360
        const lying = [Qt.quaternion(1, 0, 0, 0), Qt.quaternion(half, -half, 0, 0), Qt.quaternion(half, 0, 0, half),
                       Qt.quaternion(half, 0, 0, -half), Qt.quaternion(half, half, 0, 0), Qt.quaternion(0, 1, 0, 0)]
        return Qt.quaternion(Math.cos(half_turn), 0, Math.sin(half_turn), 0).times(lying[Math.max(1, face) - 1])
    }
}
