.pragma library
.import "brush.js" as Brush

// The winner's crown and rays.

const JEWELS = [
    [0.08, 0.28, 0.055, "#fff6d8"], [0.5, 0.13, 0.055, "#fff6d8"], [0.92, 0.28, 0.055, "#fff6d8"],
    [0.5, 0.72, 0.055, "#ff5a7d"], [0.27, 0.76, 0.04, "#5ac8ff"], [0.73, 0.76, 0.04, "#5ac8ff"]
];
const OUTLINE = [[0.12, 0.92], [0.06, 0.30], [0.30, 0.58], [0.5, 0.14], [0.70, 0.58], [0.94, 0.30], [0.88, 0.92]];

function crown(ctx, w, h) {
    Brush.poly(ctx, OUTLINE.map(point => [w * point[0], h * point[1]]));
    ctx.lineJoin = "round";
    ctx.lineWidth = w * 0.07;
    ctx.strokeStyle = "#ffd35a";
    ctx.fillStyle = Brush.linear(ctx, 0, 0, 0, h, [[0, "#fff0b0"], [0.5, "#ffd35a"], [1, "#f0a020"]]);
    ctx.stroke();
    ctx.fill();
    JEWELS.forEach(jewel => {
        Brush.disc(ctx, w * jewel[0], h * jewel[1], w * jewel[2]);
        ctx.fillStyle = jewel[3];
        ctx.fill();
    });
}

function rays(ctx, r, onDark) {
    const stops = onDark
        ? [[0, "rgba(255,222,140,0.50)"], [0.55, "rgba(255,200,120,0.14)"], [1, "rgba(255,200,120,0)"]]
        : [[0, "rgba(255,190,40,0.75)"], [0.55, "rgba(255,205,90,0.35)"], [1, "rgba(255,215,120,0)"]];
    ctx.translate(r, r);
    ctx.fillStyle = Brush.radial(ctx, 0, 0, r, stops);
    for (let i = 0; i < 18; ++i) {
        const a = i * Math.PI / 9 + 0.1, wide = 0.075;
        Brush.poly(ctx, [[0, 0], [Math.cos(a - wide) * r, Math.sin(a - wide) * r], [Math.cos(a + wide) * r, Math.sin(a + wide) * r]]);
        ctx.fill();
    }
    Brush.glow(ctx, 0, 0, r * 0.58, "#ffcf6b", 0.75);
}
