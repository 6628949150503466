.pragma library

// How a pencil leaves its colour: on the grain of the paper, in streaks along the stroke, more under pressure.

const SIZE = 64
const LEVELS = 6
let tooth = null
let chances = null

function hash(x, y) {
    let h = Math.imul(x | 0, 374761393) + Math.imul(y | 0, 668265263) | 0
    h = Math.imul(h ^ (h >>> 13), 1274126177)
    return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}
function noise(x, y) {
    const column = Math.floor(x), row = Math.floor(y)
    let fx = x - column, fy = y - row
    fx = fx * fx * (3 - 2 * fx)
    fy = fy * fy * (3 - 2 * fy)
    const a = hash(column, row), b = hash(column + 1, row), c = hash(column, row + 1), d = hash(column + 1, row + 1)
    return a + (b - a) * fx + (c - a) * fy + (a - b - c + d) * fx * fy
}
// The grain of the paper repeats every 64 pixels, which is invisible in a stroke.
function weave() {
    if (tooth !== null) return
    tooth = new Float32Array(SIZE * SIZE)
    chances = new Float32Array(1024)
    for (let y = 0; y < SIZE; y++)
        for (let x = 0; x < SIZE; x++)
            tooth[y * SIZE + x] = 0.57 * noise(x * 0.62, y * 0.62) + 0.38 * hash(x, y)
    for (let i = 0; i < 1024; i++)
        chances[i] = hash(i, 77) - 0.5
}
function length(stroke) {
    let sum = 0
    for (let i = 1; i < stroke.length; i++)
        sum += Math.hypot(stroke[i].x - stroke[i - 1].x, stroke[i].y - stroke[i - 1].y)
    return sum
}
function total(strokes) { return strokes.reduce((sum, stroke) => sum + length(stroke), 0) }

// Paints the part of the strokes between two lengths. `size`: pixels per unit; `dot`: pixels per grain.
function paint(ctx, strokes, from, to, size, shift, colour, width, seed, dot) {
    weave()
    const bins = []
    for (let i = 0; i < LEVELS; i++) bins.push([])
    let before = 0
    for (let i = 0; i < strokes.length && before < to; i++) {
        const long = length(strokes[i])
        if (before + long > from)
            scatter(bins, strokes[i], from - before, to - before, size, shift, width, seed + i * 17, dot)
        before += long
    }
    ctx.fillStyle = colour
    for (let i = 0; i < LEVELS; i++) {
        const bin = bins[i]
        if (bin.length === 0) continue
        ctx.globalAlpha = 0.16 + 0.74 * i / (LEVELS - 1)
        for (let k = 0; k < bin.length; k += 2)
            ctx.fillRect(bin[k], bin[k + 1], 1.1 * dot, 1.1 * dot)
    }
    ctx.globalAlpha = 1
}
function scatter(bins, stroke, from, to, size, shift, width, seed, dot) {
    const step = 0.75 * dot, lane = 0.8 * dot, half = width * size / 2
    const ox = (seed * 37) & 63, oy = (seed * 91) & 63
    let travelled = 0
    for (let i = 1; i < stroke.length; i++) {
        const a = stroke[i - 1], b = stroke[i]
        const dx = (b.x - a.x) * size, dy = (b.y - a.y) * size, long = Math.hypot(dx, dy)
        const begin = travelled
        travelled += long
        if (long === 0 || travelled <= from * size) continue
        if (begin >= to * size) break
        const nx = -dy / long, ny = dx / long
        let n = Math.ceil(Math.max(begin, from * size) / step)
        for (let d = n * step; d < travelled && d < to * size; n++, d = n * step) {
            const t = (d - begin) / long
            const x = shift + a.x * size + dx * t, y = shift + a.y * size + dy * t
            const press = a.p + (b.p - a.p) * t
            const reach = half * (0.72 + 0.34 * press) * Math.min(1, 0.55 + d / dot / 14)
            const count = Math.floor(2 * reach / lane)
            for (let k = 0; k <= count; k++) {
                const o = k * lane - reach, e = o / reach, e2 = e * e
                const px = x + nx * o + chances[(n * 31 + k * 7) & 1023] * 0.9 * dot
                const py = y + ny * o + chances[(n * 17 + k * 13 + 511) & 1023] * 0.9 * dot
                const paper = tooth[((py / dot + oy) & 63) * SIZE + ((px / dot + ox) & 63)]
                const streak = 0.24 * Math.sin(k * 2.4 + seed + d / dot * 0.09)
                const value = press * 1.12 + paper + streak - 0.62 - 0.62 * e2 * e2 - 0.18 * e2
                if (value > 0.12) {
                    const bin = bins[Math.min(LEVELS - 1, Math.floor(value * LEVELS * 0.86))]
                    bin.push(px - 0.55 * dot, py - 0.55 * dot)
                }
            }
        }
    }
}
