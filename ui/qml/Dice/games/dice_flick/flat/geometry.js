.pragma library
// Geometry of the box from above, in die edges: where hollows and plates are, and how a die is oriented.

const pitch = 20 / 12
const field = 2.5 * pitch
const reach = 75 / 12
const outside = 84 / 12
const plate = 86 / 12
const plateTop = 35 / 12 + 0.5
const whole = 97 / 12

// For each face, starting with 1: its normal, and the directions of its right and lower sides on an unrotated die.
const faces = [
    [[0, 1, 0], [1, 0, 0], [0, 0, 1]],
    [[0, 0, 1], [1, 0, 0], [0, -1, 0]],
    [[1, 0, 0], [0, 0, -1], [0, -1, 0]],
    [[-1, 0, 0], [0, 0, 1], [0, -1, 0]],
    [[0, 0, -1], [-1, 0, 0], [0, -1, 0]],
    [[0, -1, 0], [1, 0, 0], [0, 0, -1]]
]

function centre(place) {
    return { x: (place % 5 - 2) * pitch, z: (Math.floor(place / 5) - 2) * pitch }
}

// The hollow at a point of the box, or -1.
function hollowAt(x, z) {
    const column = Math.floor((x + field) / pitch)
    const row = Math.floor((z + field) / pitch)
    return column >= 0 && column < 5 && row >= 0 && row < 5 ? 5 * row + column : -1
}

// Maps x, z relative to the south plate to another plate.
function turned(plate, x, z) {
    return [{ x: x, z: z }, { x: z, z: -x }, { x: -x, z: -z }, { x: -z, z: x }][plate] ?? { x: x, z: z }
}

// The plate at a point of the box, or -1.
function plateAt(x, z) {
    for (let number = 0; number < 4; ++number) {
        const middle = turned(number, 0, plate)
        const along = number % 2 ? Math.abs(z - middle.z) : Math.abs(x - middle.x)
        const out = number % 2 ? Math.abs(x - middle.x) : Math.abs(z - middle.z)
        if (along < 1.6 && out < 1.1) return number
    }
    return -1
}

// A direction rotated by a quaternion.
function rotated(turn, v) {
    const w = turn.scalar, x = turn.x, y = turn.y, z = turn.z
    const a = 2 * (y * v[2] - z * v[1]), b = 2 * (z * v[0] - x * v[2]), c = 2 * (x * v[1] - y * v[0])
    return [v[0] + w * a + y * c - z * b, v[1] + w * b + z * a - x * c, v[2] + w * c + x * b - y * a]
}

// How a face looks from above: its right and lower sides, its centre, and how far it faces the viewer.
function seen(turn, face) {
    const [out, right, low] = faces[face - 1].map(axis => rotated(turn, axis))
    return { right: right, low: low, out: out }
}

// The brightness of a face lit from the upper left.
function brightness(out) {
    return 0.5 + 0.5 * Math.max(0, -0.34 * out[0] + 0.86 * out[1] - 0.38 * out[2])
}
