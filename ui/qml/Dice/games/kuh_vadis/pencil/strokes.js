.pragma library

// Pencil strokes as points with pressure, in a square of 100 x 100. The seed varies every mark.

function random(seed) {
    let state = (Math.imul(seed | 0, 2654435761) ^ 0x9E3779B9) | 0
    return function () {
        state = (state + 0x6D2B79F5) | 0
        let t = Math.imul(state ^ (state >>> 15), 1 | state)
        t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
        return ((t ^ (t >>> 14)) >>> 0) / 4294967296
    }
}

// One stroke from a to b, bent by `bow`, with three pressures and a small hook where the pencil touches down.
function stroke(a, b, bow, pressures, hook, chance) {
    const points = []
    const length = Math.hypot(b[0] - a[0], b[1] - a[1])
    const nx = -(b[1] - a[1]) / length
    const ny = (b[0] - a[0]) / length
    const phase = chance() * 9
    for (let i = 0; i <= 40; i++) {
        const t = i / 40
        const land = t < 0.08 ? (0.08 - t) / 0.08 : 0
        const away = bow * 4 * t * (1 - t) + 0.7 * Math.sin(t * 11 + phase) + hook * land * land
        const half = t < 0.5 ? 0 : 1
        const press = pressures[half] + (pressures[half + 1] - pressures[half]) * (t * 2 - half)
        points.push({ x: a[0] + (b[0] - a[0]) * t + nx * away, y: a[1] + (b[1] - a[1]) * t + ny * away,
            p: press + 0.07 * Math.sin(t * 23 + phase) })
    }
    return points
}

// Two strokes, often retraced.
function cross(seed) {
    const chance = random(seed * 13 + 3)
    const near = (middle, reach) => middle + (chance() - 0.5) * 2 * reach
    const a = [near(17, 4), near(18, 4)], b = [near(83, 4), near(82, 5)]
    const c = [near(84, 4), near(17, 5)], d = [near(16, 4), near(83, 4)]
    const strokes = [stroke(a, b, near(0, 4), [0.98, 0.8, 0.55], near(0, 4), chance)]
    if (chance() < 0.75)
        strokes.push(stroke([near(b[0], 2), near(b[1] - 2, 2)], [near(a[0] + 4, 4), near(a[1] + 3, 3)], near(0, 4),
            [0.6, 0.75, 0.45], 0, chance))
    strokes.push(stroke(c, d, near(0, 5), [1, 0.8, 0.5], near(0, 4), chance))
    if (chance() < 0.55)
        strokes.push(stroke([near(d[0] + 2, 2), near(d[1] - 2, 2)], [near(c[0] - 4, 4), near(c[1] + 4, 3)], near(0, 4),
            [0.55, 0.7, 0.4], 0, chance))
    return strokes
}

// A circle that overshoots by a third of a turn up to almost a full one, and never closes exactly.
function circle(seed) {
    const chance = random(seed * 29 + 11)
    const near = (middle, reach) => middle + (chance() - 0.5) * 2 * reach
    const x = near(50, 2), y = near(50, 2), wide = near(36, 2.5), high = near(34.5, 2.5)
    const begin = near(-1.9, 0.7), sweep = 2 * Math.PI * (1.35 + chance() * 0.55), lean = near(0, 0.5)
    const way = chance() < 0.8 ? -1 : 1, phase = chance() * 9, drift = 2.5 + chance() * 2.5
    const points = []
    for (let i = 0; i <= 90; i++) {
        const t = i / 90
        const turn = begin + way * sweep * t
        const size = 1 + 0.03 * Math.sin(turn * 2 + phase) - drift / 30 * Math.sin(t * 3.6 + phase) * 0.7
        const px = Math.cos(turn) * wide * size
        const py = Math.sin(turn) * high * size
        points.push({ x: x + px * Math.cos(lean) - py * Math.sin(lean), y: y + px * Math.sin(lean) + py * Math.cos(lean),
            p: 0.92 - 0.34 * t * t + 0.1 * Math.sin(turn + phase) })
    }
    return [points]
}

function sign(name, seed) { return name === "cross" ? cross(seed) : circle(seed) }

// The start of a player who can no longer win is struck through.
function strike(seed) {
    return [stroke([12, 70], [90, 34], 5, [0.95, 0.8, 0.6], 3, random(seed)),
        stroke([88, 38], [14, 78], -4, [0.6, 0.8, 0.5], 0, random(seed + 1))]
}

// Around a square with soft corners, and a little further.
function lasso() {
    const points = []
    for (let i = 0; i <= 150; i++) {
        const turn = -2.2 + i / 150 * 2 * Math.PI * 1.06
        const c = Math.cos(turn), s = Math.sin(turn)
        const square = Math.pow(Math.pow(Math.abs(c), 6) + Math.pow(Math.abs(s), 6), -1 / 6)
        const reach = 45 * square + 0.5 * Math.sin(turn * 3 + 1) + i / 150 * 1.2
        points.push({ x: 50 + c * reach, y: 50 + s * reach, p: 0.8 + 0.12 * Math.sin(turn * 4) })
    }
    return [points]
}

// A soft line through points, passing each slightly off centre.
function through(places, sway, pressure) {
    const chance = random(4)
    const at = places.map(place => [place[0] + (chance() - 0.5) * sway, place[1] + (chance() - 0.5) * sway])
    const mix = (a, b, c, d, t) => 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t
        + (3 * b - a - 3 * c + d) * t * t * t)
    const points = []
    for (let i = 0; i < at.length - 1; i++) {
        const a = at[Math.max(0, i - 1)], b = at[i], c = at[i + 1], d = at[Math.min(at.length - 1, i + 2)]
        for (let j = 0; j < 20; j++) {
            const t = j / 20
            points.push({ x: mix(a[0], b[0], c[0], d[0], t), y: mix(a[1], b[1], c[1], d[1], t),
                p: pressure + 0.08 * Math.sin(i * 2 + t * 6) })
        }
    }
    const end = at[at.length - 1]
    points.push({ x: end[0], y: end[1], p: pressure })
    return points
}
