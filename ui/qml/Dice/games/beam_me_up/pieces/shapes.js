.pragma library
// Shapes of the fields as SVG paths on a grid of 24.

// A star with rounded tips; `soft` is the share of each edge taken up by the rounding.
function star(points, outer, inner, soft) {
    const corners = points * 2
    const at = (i) => {
        const radius = i % 2 === 0 ? outer : inner
        const angle = Math.PI * i / points
        return [12 + radius * Math.sin(angle), 12 - radius * Math.cos(angle)]
    }
    const between = (a, b, share) => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
    const write = (p) => p[0].toFixed(2) + " " + p[1].toFixed(2)
    let path = ""
    for (let i = 0; i < corners; i++) {
        const corner = at(i)
        const share = i % 2 === 0 ? soft : soft * 0.6
        const before = between(corner, at((i + corners - 1) % corners), share)
        const after = between(corner, at((i + 1) % corners), share)
        path += (i ? " L" : "M") + write(before) + " Q" + write(corner) + " " + write(after)
    }
    return path + " Z"
}

const pink = star(5, 11.2, 5.4, 0.26)
const blue = star(4, 12, 3.7, 0.10)
const blueBack = star(4, 8.6, 4.6, 0.12)
const chevron = "M4 15.5 L12 8 L20 15.5 L20 19.2 L12 11.7 L4 19.2 Z"

const flame = "M8.6 16.8 C8.2 19.6 10 21.4 12 24.4 C14 21.4 15.8 19.6 15.4 16.8 Z"
const flameCore = "M10.2 16.8 C10 18.6 11 19.8 12 21.6 C13 19.8 14 18.6 13.8 16.8 Z"
const fins = "M8.4 10.4 C5.6 11.8 4.4 14 4.6 18.2 L8.8 15.8 Z M15.6 10.4 C18.4 11.8 19.6 14 19.4 18.2 L15.2 15.8 Z"
const hull = "M12 0.6 C16.2 3.8 17 8.4 15.6 16.2 Q15.4 17.2 14.4 17.2 H9.6 Q8.6 17.2 8.4 16.2 C7 8.4 7.8 3.8 12 0.6 Z"
const nose = "M12 0.6 C13.6 1.8 14.7 3.2 15.3 4.8 H8.7 C9.3 3.2 10.4 1.8 12 0.6 Z"
const pane = "M12 6.9 A2.3 2.3 0 1 1 11.99 6.9 Z"

// A pie slice from twelve o'clock, for a share between 0 and 1.
function slice(share) {
    const turn = Math.min(0.999, Math.max(0.02, share)) * 2 * Math.PI
    const x = (12 + 11 * Math.sin(turn)).toFixed(2)
    const y = (12 - 11 * Math.cos(turn)).toFixed(2)
    return "M12 12 L12 1 A11 11 0 " + (share > 0.5 ? 1 : 0) + " 1 " + x + " " + y + " Z"
}
