.pragma library
// Geometry of the box from above, in die edges: where hollows and plates are.

const pitch = 20 / 12
const field = 2.5 * pitch
const reach = 75 / 12
const outside = 84 / 12
const plate = 86 / 12
const plateTop = 35 / 12 + 0.5
const whole = 97 / 12

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
