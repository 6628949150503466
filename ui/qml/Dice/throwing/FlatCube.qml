import QtQuick

// A cube seen from above in any pose, in orthographic projection: where its axes point, and how each face looks.
Item {
    property quaternion turn: Qt.quaternion(1, 0, 0, 0)

    // The directions of the cube's axes x, y and z, one after the other.
    readonly property var axes: turned(turn)
    // For each face: the axis of its normal, and those of its right and lower sides, counted from 1; a minus means the opposite direction.
    readonly property var faces: [[2, 1, 3], [3, 1, -2], [1, -3, -2], [-1, 3, -2], [-3, -1, -2], [-2, 1, -3]]

    function turned(q) {
        const w = q.scalar, x = q.x, y = q.y, z = q.z
        return [1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y),
                2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x),
                2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)]
    }
    // How far an axis points right (0), up (1) and down the picture (2).
    function part(axis, way) { return Math.sign(axis) * axes[3 * Math.abs(axis) - 3 + way] }
    // How far a face faces the viewer, and what lays a square over it.
    function up(face) { return part(faces[face][0], 1) }
    function matrix(face) {
        const [out, right, low] = faces[face], half = width / 2
        const a = part(right, 0), b = part(low, 0), c = part(right, 2), d = part(low, 2)
        return Qt.matrix4x4(a, b, 0, half * (1 + part(out, 0) - a - b), c, d, 0, half * (1 + part(out, 2) - c - d), 0, 0, 1, 0, 0, 0, 0, 1)
    }
    // The brightness of a face lit from the upper left.
    function light(face) {
        const out = faces[face][0]
        return 0.5 + 0.5 * Math.max(0, -0.34 * part(out, 0) + 0.86 * part(out, 1) - 0.38 * part(out, 2))
    }

    height: width
}
