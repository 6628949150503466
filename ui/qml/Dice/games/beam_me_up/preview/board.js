.pragma library
.import "../../../scenes/brush.js" as Brush

// A small Beam Me Up board: seven shafts, eight rows, those above the star line in space.

const ROWS = 8;
const TINTS = ["#57d8ff", "#8f7bff", "#ff7ad1", "#ffd166", "#7dffb2", "#ff8a66", "#9fd0ff"];
const KINDS = { p: "pink", b: "blue", r: "rocket" };

// Turns columns written as strings, ground first, into {height, specials}.
function fromStrings(columns) {
    return columns.map(column => ({
        height: 0,
        specials: Array.from(column).map((letter, row) => ({ row: row,
            kind: KINDS[letter] ?? "" })).filter(field => field.kind !== "")
    }));
}

function sky(ctx, w, h) {
    const random = Brush.random(11);
    Brush.roundRect(ctx, 0, 0, w, h, w * 0.09);
    ctx.fillStyle = Brush.linear(ctx, 0, 0, 0, h, [[0, "#07061c"], [0.36, "#120d3c"], [0.40, "#2a1b6e"], [0.75, "#6a35a8"],
        [1, "#b04fb4"]]);
    ctx.fill();
    for (let i = 0; i < 26; ++i) {
        Brush.disc(ctx, 3 + random() * (w - 6), 3 + random() * h * 0.36, 0.4 + random() * 0.6);
        ctx.fillStyle = Brush.rgba("#ffffff", 0.3 + random() * 0.5);
        ctx.fill();
    }
}

function special(ctx, kind, x, y, size) {
    if (kind === "rocket") {
        ctx.fillStyle = "#fff3d6";
        ctx.beginPath();
        ctx.moveTo(x, y - size * 0.42);
        ctx.quadraticCurveTo(x + size * 0.30, y, x + size * 0.20, y + size * 0.28);
        ctx.lineTo(x - size * 0.20, y + size * 0.28);
        ctx.quadraticCurveTo(x - size * 0.30, y, x, y - size * 0.42);
        ctx.fill();
        ctx.fillStyle = "#ff8a3c";
        Brush.poly(ctx, [[x - size * 0.14, y + size * 0.30], [x + size * 0.14, y + size * 0.30], [x, y + size * 0.54]]);
        ctx.fill();
        return;
    }
    const blue = kind === "blue";
    Brush.starPath(ctx, x, y, size * (blue ? 0.46 : 0.38), blue ? 0.32 : 0.45, blue ? 4 : 5, 0);
    ctx.fillStyle = blue ? "#8fdcff" : "#ff8fd8";
    ctx.fill();
}

const GLOWS = { pink: "#ff6db6", blue: "#59c7ff", rocket: "#ff9a3c" };

// A single special field on a small patch of night sky.
function sign(ctx, size, kind) {
    Brush.roundRect(ctx, 0, 0, size, size, size * 0.24);
    ctx.fillStyle = Brush.linear(ctx, 0, 0, 0, size, [[0, "#120d3c"], [1, "#6a35a8"]]);
    ctx.fill();
    Brush.glow(ctx, size / 2, size / 2, size * 0.5, GLOWS[kind], 0.6);
    special(ctx, kind, size / 2, size / 2, size * 0.82);
}

function stone(ctx, x, y, width, row, ground, tint) {
    ctx.fillStyle = Brush.linear(ctx, 0, y, 0, ground, [[0, Brush.rgba(tint, 0.7)], [1, Brush.rgba(tint, 0)]]);
    ctx.fillRect(x - width * 0.16, y, width * 0.32, ground - y);
    Brush.glow(ctx, x, y, width * 0.7, tint, 0.6);
    Brush.roundRect(ctx, x - width * 0.24, y - row * 0.36, width * 0.48, row * 0.72, width * 0.24);
    ctx.fillStyle = Brush.mix(tint, "#ffffff", 0.4);
    ctx.fill();
}

// A move: where the stone came from, and chevrons along the way to where it is.
function trail(ctx, x, from, to, width, row, cold) {
    const colour = cold ? "#bfe9ff" : "#ffffff";
    ctx.strokeStyle = Brush.rgba(colour, 0.9);
    ctx.lineWidth = Math.max(1, width * 0.05);
    Brush.roundRect(ctx, x - width * 0.24, from - row * 0.36, width * 0.48, row * 0.72, width * 0.24);
    ctx.stroke();
    const step = to < from ? -1 : 1, size = width * 0.12;
    for (let y = from + step * row * 0.62; step * (to - y) > row * 0.5; y += step * row * 0.4) {
        ctx.beginPath();
        ctx.moveTo(x - size, y - step * size * 0.6);
        ctx.lineTo(x, y + step * size * 0.6);
        ctx.lineTo(x + size, y - step * size * 0.6);
        ctx.stroke();
    }
}

// `columns`: {height, specials: [{row, kind}], from?, cold?} each; `tint`: one colour for all stones, or ""; `line`: the first row of space.
function paint(ctx, w, h, columns, tint, labels, font, line) {
    const pad = w * 0.06, width = (w - 2 * pad) / columns.length, top = h * 0.03;
    const foot = font * 1.9, ground = h - foot, row = (ground - top) / ROWS;
    sky(ctx, w, h);
    columns.forEach((column, i) => {
        const colour = TINTS[i % TINTS.length], x = pad + i * width;
        ctx.fillStyle = Brush.linear(ctx, 0, ground, 0, top, [[0, Brush.rgba(colour, 0.60)],
            [0.5, Brush.rgba(colour, 0.20)], [1, Brush.rgba(colour, 0.05)]]);
        Brush.roundRect(ctx, x + 1, top, width - 2, ground - top, 3);
        ctx.fill();
    });
    for (let i = 0; i < 12; ++i) {
        Brush.starPath(ctx, pad + 4 + i * (w - 2 * pad - 8) / 11, top + row * (ROWS - line), i % 2 ? 1 : 1.9, 0.42, 5, 0);
        ctx.fillStyle = "rgba(255,255,255,0.95)";
        ctx.fill();
    }
    ctx.font = "700 " + Math.round(font) + "px Manrope";
    ctx.textAlign = "center";
    columns.forEach((column, i) => {
        const x = pad + (i + 0.5) * width;
        column.specials.forEach(field => special(ctx, field.kind, x, top + (ROWS - 0.5 - field.row) * row, Math.min(width, row)));
        const place = height => top + (ROWS - 0.5 - height) * row;
        if (column.cold) {
            ctx.fillStyle = Brush.linear(ctx, 0, top, 0, ground, [[0, "rgba(108,200,255,0.55)"], [1, "rgba(190,235,255,0.75)"]]);
            ctx.fillRect(x - width * 0.42, top, width * 0.84, ground - top);
        }
        if (column.from !== undefined)
            trail(ctx, x, place(column.from), place(column.height), width, row, column.cold);
        stone(ctx, x, top + (ROWS - 0.5 - column.height) * row, width, row, ground, tint || TINTS[i % TINTS.length]);
        column.specials.filter(field => field.row === column.height)
            .forEach(field => special(ctx, field.kind, x + width * 0.3, place(field.row) - row * 0.4, Math.min(width, row) * 0.7));
        ctx.fillStyle = "#ffffff";
        ctx.fillText(labels[i], x, h - font * 0.55);
    });
}
