pragma ComponentBehavior: Bound
import QtQuick
import Dice

// A die of coloured ice seen from above in any pose, in orthographic projection: only the faces turned up are drawn.
Item {
    id: die

    property int colour: 0
    property quaternion turn: Qt.quaternion(1, 0, 0, 0)
    property real lit: 0

    readonly property real least: 0.04
    // The directions of the die's axes x, y and z; a minus means the opposite direction.
    readonly property var axes: turned(turn)
    // For each face: the axis of its normal, and those of its right and lower sides, counted from 1.
    readonly property var faces: [[2, 1, 3], [3, 1, -2], [1, -3, -2], [-1, 3, -2], [-3, -1, -2], [-2, 1, -3]]

    function turned(q) {
        const w = q.scalar, x = q.x, y = q.y, z = q.z
        return [1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y),
                2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x),
                2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)]
    }
    // How far an axis points right (0), up (1) and down the picture (2).
    function part(axis, way) { return Math.sign(axis) * axes[3 * Math.abs(axis) - 3 + way] }
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

    Repeater {
        model: 6

        Loader {
            id: side

            required property int index
            readonly property real up: die.part(die.faces[index][0], 1)

            // Once created it stays: a tumbling die shows its faces again and again.
            active: visible || status === Loader.Ready
            visible: up > die.least
            z: up
            width: die.width
            height: die.width
            transform: Matrix4x4 { matrix: side.visible ? die.matrix(side.index) : Qt.matrix4x4() }
            sourceComponent: FlatIceFace {
                face: side.index + 1
                colour: die.colour
                light: side.visible ? Math.min(1, die.light(side.index) + 0.4 * die.lit) : 1
            }
        }
    }
}
