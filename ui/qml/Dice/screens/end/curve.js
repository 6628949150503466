.pragma library
.import "../../scenes/brush.js" as Brush

// The win curve: smooth lines through the chances; in a match of two, the players share one area.

function trace(ctx, points, top, bottom) {
    const last = points.length - 1;
    const within = y => Math.max(top, Math.min(bottom, y));
    ctx.moveTo(points[0][0], points[0][1]);
    for (let k = 0; k < last; ++k) {
        const a = points[Math.max(0, k - 1)], b = points[k], c = points[k + 1], d = points[Math.min(last, k + 2)];
        ctx.bezierCurveTo(b[0] + (c[0] - a[0]) / 6, within(b[1] + (c[1] - a[1]) / 6),
            c[0] - (d[0] - b[0]) / 6, within(c[1] - (d[1] - b[1]) / 6), c[0], c[1]);
    }
}

function field(ctx, points, box, edge, fills) {
    ctx.beginPath();
    trace(ctx, points, box.top, box.bottom);
    ctx.lineTo(box.right, edge);
    ctx.lineTo(box.left, edge);
    ctx.closePath();
    ctx.fillStyle = Brush.linear(ctx, 0, box.top, 0, box.bottom, fills);
    ctx.fill();
}

function grid(ctx, box, colour) {
    ctx.strokeStyle = colour;
    ctx.lineWidth = 1;
    const middle = Math.round((box.top + box.bottom) / 2) + 0.5;
    for (let x = box.left; x < box.right; x += 8) {
        ctx.beginPath();
        ctx.moveTo(x, middle);
        ctx.lineTo(Math.min(box.right, x + 4), middle);
        ctx.stroke();
    }
}

// `lines`: a list of points per seat; `fills`, `inks`: colours per seat.
function paint(ctx, lines, box, fills, inks, gridColour, weight) {
    if (lines.length === 2) {
        field(ctx, lines[0], box, box.bottom, [[0, Brush.rgba(fills[0], 0.56)], [1, Brush.rgba(fills[0], 0.14)]]);
        field(ctx, lines[0], box, box.top, [[0, Brush.rgba(fills[1], 0.14)], [1, Brush.rgba(fills[1], 0.44)]]);
    }
    grid(ctx, box, gridColour);
    ctx.lineJoin = "round";
    ctx.lineCap = "round";
    ctx.lineWidth = weight;
    (lines.length === 2 ? [lines[0]] : lines).forEach((points, i) => {
        ctx.beginPath();
        trace(ctx, points, box.top, box.bottom);
        ctx.strokeStyle = inks[i];
        ctx.stroke();
    });
}
