.pragma library

// Finds places for labels, so that none covers another one, or what must be seen. Everything is a rectangle { x, y, w, h } on the screen.

const turns = [0, 45, -45, 90, -90, 135, -135, 180].map(degrees => degrees * Math.PI / 180)
const ways = turns.map(turn => ({ x: Math.sin(turn), y: -Math.cos(turn) }))

function meet(one, other, gap) {
    return one.x < other.x + other.w + gap && other.x < one.x + one.w + gap && one.y < other.y + other.h + gap && other.y < one.y + one.h + gap
}
// Whether the line between two points runs through a rectangle.
function crosses(from, to, rect) {
    let enter = 0, leave = 1
    for (const [start, way, low, high] of [[from.x, to.x - from.x, rect.x, rect.x + rect.w], [from.y, to.y - from.y, rect.y, rect.y + rect.h]]) {
        if (way === 0) {
            if (start < low || start > high) return false
            continue
        }
        const first = (low - start) / way, second = (high - start) / way
        enter = Math.max(enter, Math.min(first, second))
        leave = Math.min(leave, Math.max(first, second))
    }
    return enter <= leave
}
function centre(rect) { return { x: rect.x + rect.w / 2, y: rect.y + rect.h / 2 } }
// The label beside its die, so far away in a direction.
function beside(label, way, away) {
    const die = label.die, middle = centre(die)
    return {
        x: middle.x - label.w / 2 + way.x * ((die.w + label.w) / 2 + away), y: middle.y - label.h / 2 + way.y * ((die.h + label.h) / 2 + away), w: label.w, h: label.h
    }
}
function inside(rect, bounds) { return rect.x >= bounds.x && rect.y >= bounds.y && rect.x + rect.w <= bounds.x + bounds.w && rect.y + rect.h <= bounds.y + bounds.h }
function fits(rect, label, done, kept, bounds, gap) {
    const from = centre(label.die), to = centre(rect)
    return inside(rect, bounds) && !kept.some(other => meet(rect, other, gap))
        && !done.some(other => meet(rect, other.rect, gap) || crosses(from, to, other.rect) || crosses(centre(other.die), centre(other.rect), rect))
}
// A place for each label as near to its die as possible; `kept` must not be covered. A label without any place has none.
function place(labels, kept, bounds, gap) {
    const done = [], most = Math.max(bounds.w, bounds.h)
    for (const label of labels) {
        let found = null
        for (let away = gap; !found && away < most; away += 6)
            for (const way of ways) {
                const rect = beside(label, way, away)
                if (!fits(rect, label, done, kept, bounds, gap - 1)) continue
                found = rect
                break
            }
        if (found) done.push({ rect: found, die: label.die, label: label })
    }
    return done
}
