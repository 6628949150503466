.pragma library
.import "brush.js" as Brush
.import "cube.js" as Cube

// Rows of dice: as cubes from the side, or as faces from above.

// For each value on top, the values of the six sides (right, left, away, near, top, bottom).
const SIDES = [["x", "x", "x", "x", "x", "x"], [2, 5, 3, 4, 1, 6], [3, 4, 6, 1, 2, 5], [2, 5, 6, 1, 3, 4],
    [5, 2, 6, 1, 4, 3], [3, 4, 1, 6, 5, 2], [2, 5, 3, 4, 6, 1]];

function cube(ctx, x, height, size, face, tone, pattern, night) {
    const camera = Cube.camera([0, -12, 9], [0, 0, 0.5], 14.2 * size, x, height * 0.52);
    Brush.shade(ctx, x + size * 0.1, height * 0.80, size * 1.25, size * 0.36, "#201a10", night ? 0.6 : 0.25);
    Cube.die(ctx, camera, [0, 0, 0.5], 0.78, Cube.turn(32, 0, 0), Cube.DICE[tone], { vals: SIDES[face], pattern: pattern });
}

// `look`: colours {die, dieEdge, pip}; dice that do not count are dimmed.
function flat(ctx, x, size, face, counts, look, night) {
    const edge = size * 0.8, pad = (size - edge) / 2, middle = x + size / 2, top = pad * 0.6;
    ctx.globalAlpha = counts ? 1 : 0.38;
    Brush.shade(ctx, middle, size - pad * 0.7, edge * 0.55, edge * 0.16, "#201a10", night ? 0.6 : 0.28);
    Brush.roundRect(ctx, x + pad, top, edge, edge, edge * 0.24);
    ctx.fillStyle = Brush.linear(ctx, x, 0, x + edge, edge, [[0, "#ffffff"], [1, look.die]]);
    ctx.fill();
    ctx.strokeStyle = look.dieEdge;
    ctx.lineWidth = 1;
    ctx.stroke();
    ctx.fillStyle = look.pip;
    Cube.PIPS[face].forEach(pip => {
        Brush.disc(ctx, middle + pip[0] * edge * 0.25, top + edge / 2 + pip[1] * edge * 0.25, edge * 0.095);
        ctx.fill();
    });
}
