.pragma library
.import "../../../scenes/brush.js" as Brush
.import "rocket.js" as Rocket

// Beam Me Up: seven beams rise from a city at night.

function paint(ctx, up) {
    var r = Brush.random(7), i, k;
    ctx.fillStyle = Brush.linear(ctx, 0, 0, 0, 270, [[0, "#080720"], [0.35, "#150f45"], [0.62, "#33207e"],
        [0.80, "#6a35a8"], [1, "#a44bb4"]]);
    ctx.fillRect(0, -up, 600, 270 + up);
    Brush.glow(ctx, 470, 40, 230, "#3a63ff", 0.22);
    Brush.glow(ctx, 250, 90, 200, "#b03cff", 0.20);
    Brush.glow(ctx, 90, 30, 150, "#2440c8", 0.22);
    for (i = 0; i < 170; ++i) {
        var sx = r() * 600, sy = Math.pow(r(), 1.5) * (200 + up) - up, q = r();
        Brush.disc(ctx, sx, sy, 0.35 + q * q * 1.05);
        ctx.fillStyle = Brush.rgba(q > 0.8 ? "#ffe9c9" : q > 0.5 ? "#cfe0ff"
            : "#ffffff", (0.35 + 0.6 * r()) * (1 - Math.max(0, sy) / 260));
        ctx.fill();
    }
    Brush.sparkle(ctx, 262, 118, 5, "#ffffff", 0.9);
    Brush.sparkle(ctx, 574, 96, 6, "#ffd9f2", 0.95);
    Brush.sparkle(ctx, 352, 22, 4.5, "#bfe4ff", 0.9);
    Brush.sparkle(ctx, 196, 150, 4.5, "#ffffff", 0.8);
    Brush.sparkle(ctx, 34, 168, 3.5, "#ffd9f2", 0.7);
    // ringed planet
    ctx.save();
    ctx.translate(548, 44);
    ctx.rotate(-0.38);
    Brush.glow(ctx, 0, 0, 56, "#ff8fd0", 0.35);
    ctx.lineWidth = 4.2;
    ctx.strokeStyle = Brush.rgba("#ffd7b0", 0.55);
    ctx.beginPath();
    ctx.ellipse(-43, -11, 86, 22);
    ctx.stroke();
    Brush.disc(ctx, 0, 0, 24);
    ctx.fillStyle = Brush.linear(ctx, -18, -18, 20, 20, [[0, "#ffd9a8"], [0.45, "#ff8f8a"], [1, "#8a2f9a"]]);
    ctx.fill();
    ctx.save();
    Brush.disc(ctx, 0, 0, 24);
    ctx.clip();
    ctx.strokeStyle = "rgba(255,240,220,0.28)";
    ctx.lineWidth = 4;
    ctx.beginPath();
    ctx.ellipse(-34, -16, 68, 22);
    ctx.stroke();
    ctx.lineWidth = 2.5;
    ctx.beginPath();
    ctx.ellipse(-34, -26, 68, 20);
    ctx.stroke();
    ctx.restore();
    ctx.lineWidth = 4.2;
    ctx.strokeStyle = "#ffe2bd";
    ctx.beginPath();
    ctx.arc(0, 0, 1, 0, 0.01, false);
    ctx.beginPath();
    for (i = 0; i <= 24; ++i) {
        var t = i / 24 * Math.PI;
        ctx[i ? "lineTo" : "moveTo"](43 * Math.cos(t), 11 * Math.sin(t));
    }
    ctx.stroke();
    ctx.restore();
    // atmosphere above the curved ground
    var cx = 410, cy = 690, R = 482;
    Brush.glow(ctx, cx, cy, R + 120, "#ff6fb0", 0.0);
    ctx.save();
    ctx.globalCompositeOperation = "lighter";
    var g = ctx.createRadialGradient(cx, cy, R - 4, cx, cy, R + 86);
    g.addColorStop(0, "rgba(255,170,150,0.85)");
    g.addColorStop(0.10, "rgba(255,120,180,0.55)");
    g.addColorStop(0.4, "rgba(150,80,255,0.24)");
    g.addColorStop(1, "rgba(90,60,255,0)");
    ctx.fillStyle = g;
    ctx.fillRect(0, -up, 600, 270 + up);
    ctx.restore();
    // beams (behind the ground's edge), fanned out like seven columns
    var cols = ["#57d8ff", "#8f7bff", "#ff7ad1", "#ffd166", "#7dffb2", "#ff8a66", "#9fd0ff"], hs = [82, 156, 56, 118, 34,
        100, 132], x, tops;
    var stones = [];
    for (i = 0; i < 7; ++i) {
        x = 272 + i * 47;
        var tx = 412 + (x - 412) * 1.24, by = cy - Math.sqrt(R * R - (x - cx) * (x - cx)) + 6, ey = -20 - up,
            ex = x + (tx - x) * (by - ey) / (by + 20);
        ctx.save();
        ctx.globalCompositeOperation = "lighter";
        ctx.fillStyle = Brush.linear(ctx, x, by, ex, ey, [[0, Brush.rgba(cols[i], 0.85)], [0.25, Brush.rgba(cols[i], 0.42)],
            [0.7, Brush.rgba(cols[i], 0.16)], [1, Brush.rgba(cols[i], 0.02)]]);
        Brush.poly(ctx, [[x - 9, by], [x + 9, by], [ex + 21, ey], [ex - 21, ey]]);
        ctx.fill();
        ctx.fillStyle = Brush.linear(ctx, x, by, ex, ey, [[0, Brush.rgba("#ffffff", 0.75)],
            [0.2, Brush.rgba(cols[i], 0.34)], [0.8, Brush.rgba(cols[i], 0.0)], [1, Brush.rgba(cols[i], 0)]]);
        Brush.poly(ctx, [[x - 3, by], [x + 3, by], [ex + 7, ey], [ex - 7, ey]]);
        ctx.fill();
        ctx.restore();
        Brush.glow(ctx, x, by - 4, 36, cols[i], 0.75);
        stones.push([x, by, tx, hs[i], cols[i]]);
    }
    // white star line
    for (i = 0; i < 25; ++i) {
        var lx = 250 + i * 14.6, ly = 92 - Math.pow((lx - 410) / 200, 2) * -9;
        Brush.starPath(ctx, lx, ly, i % 2 ? 1.5 : 2.6, 0.42, 5, 0);
        ctx.fillStyle = Brush.rgba("#ffffff", i % 2 ? 0.6 : 0.92);
        ctx.fill();
    }
    for (i = 0; i < 7; ++i) {
        var s = stones[i], f = s[3] / (s[1] + 20), px = s[0] + (s[2] - s[0]) * f, py = s[1] - s[3], sc = 1 + f * 0.35;
        ctx.save();
        ctx.globalCompositeOperation = "lighter";
        ctx.fillStyle = Brush.linear(ctx, px, py, s[0], s[1], [[0, Brush.rgba(s[4], 0.85)], [0.5, Brush.rgba(s[4], 0.22)],
            [1, Brush.rgba(s[4], 0)]]);
        Brush.poly(ctx, [[px - 7 * sc, py], [px + 7 * sc, py], [s[0] + 2, s[1]], [s[0] - 2, s[1]]]);
        ctx.fill();
        ctx.restore();
        Rocket.capsule(ctx, px, py, 17 * sc, 30 * sc, s[4]);
    }
    // ground
    Brush.disc(ctx, cx, cy, R);
    ctx.fillStyle = Brush.linear(ctx, 0, 205, 0, 275, [[0, "#2a1a5e"], [0.3, "#1a1044"], [1, "#0b0728"]]);
    ctx.fill();
    Brush.disc(ctx, cx, cy, R);
    ctx.strokeStyle = Brush.rgba("#ffd9c8", 0.85);
    ctx.lineWidth = 1.3;
    ctx.stroke();
    // skyline and city lights
    for (i = 0; i < 64; ++i) {
        x = 4 + i * 9.4;
        var base = Math.abs(x - cx) < R ? cy - Math.sqrt(R * R - (x - cx) * (x - cx))
            : 300, bw = 5 + r() * 6, bh = 3 + r() * r() * 17;
        if ((i * 7) % 5 === 0)
            bh *= 0.4;
        ctx.fillStyle = "#140b38";
        ctx.fillRect(x, base - bh, bw, bh + 8);
        for (k = 0; k < 4; ++k)
            if (r() > 0.45) {
                ctx.fillStyle = r() > 0.3 ? "rgba(255,214,130,0.95)" : "rgba(130,240,255,0.9)";
                ctx.fillRect(x + 1 + r() * (bw - 2.4), base - bh + 1.5 + r() * Math.max(1, bh - 2), 1.2, 1.2);
            }
    }
    for (i = 0; i < 620; ++i) {
        x = r() * 600;
        var yy = cy - Math.sqrt(Math.max(0, R * R - (x - cx) * (x - cx))) + 7 + Math.pow(r(), 1.3) * 62,
            cl = Math.sin(x * 0.045) + Math.sin(x * 0.017 + yy * 0.08);
        if (cl > 0.15 || r() > 0.93) {
            Brush.disc(ctx, x, yy, 0.45 + r() * 0.75);
            ctx.fillStyle = r() > 0.22 ? Brush.rgba("#ffd27a", 0.35 + r() * 0.5) : Brush.rgba("#86e6ff", 0.6);
            ctx.fill();
        }
    }
    for (i = 0; i < 7; ++i)
        Brush.glow(ctx, stones[i][0], stones[i][1] + 2, 15, "#ffffff", 0.55);
    Rocket.rocket(ctx, 466, 66, 1.0, 9);
    // vignette for the words
    ctx.fillStyle = Brush.linear(ctx, 0, 0, 300, 0, [[0, "rgba(8,5,36,0.62)"], [0.6, "rgba(8,5,36,0.28)"],
        [1, "rgba(8,5,36,0)"]]);
    ctx.fillRect(0, -up, 300, 270 + up);
}
