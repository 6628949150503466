.pragma library
.import "../../../scenes/brush.js" as Brush
.import "../../../scenes/cube.js" as Cube

// Dice Flick: a neon box with hollows, a die in flight.

function neon(ctx, pts, hex, w, open) {
    var i;
    for (i = 0; i < 3; ++i) {
        ctx.save();
        ctx.globalCompositeOperation = "lighter";
        ctx.lineJoin = "round";
        ctx.lineCap = "round";
        ctx.beginPath();
        for (var k = 0; k < pts.length; ++k)
            ctx[k ? "lineTo" : "moveTo"](pts[k][0], pts[k][1]);
        if (!open)
            ctx.closePath();
        ctx.strokeStyle = Brush.rgba(i < 2 ? hex : "#ffffff", [0.10, 0.28, 0.75][i]);
        ctx.lineWidth = [w * 5.5, w * 2.4, w * 0.75][i];
        ctx.stroke();
        ctx.restore();
    }
}
function paint(ctx, up) {
    var i, j, k, r = Brush.random(5);
    ctx.fillStyle = Brush.linear(ctx, 0, 0, 420, 270, [[0, "#1f0a3a"], [0.5, "#34105c"], [1, "#16062a"]]);
    ctx.fillRect(0, -up, 600, 270 + up);
    Brush.glow(ctx, 430, 40, 330, "#d31aa4", 0.50);
    Brush.glow(ctx, 590, 250, 220, "#1a5cff", 0.45);
    Brush.glow(ctx, 230, 260, 230, "#00a9c7", 0.30);
    var P = Cube.camera([-4.6, -8.6, 7.9], [0.15, -0.35, 0.1], 464, 432, 146);
    function sq(cx, cy, h, z, rr) {
        var o = [];
        for (var a = 0; a < 4; ++a)
            for (var b = 0; b <= 5; ++b) {
                var th = (a + b / 5) * Math.PI / 2, sx = [1, -1, -1, 1][a], sy = [1, 1, -1, -1][a];
                o.push(P([cx + sx * (h - rr) + Math.cos(th) * rr, cy + sy * (h - rr) + Math.sin(th) * rr, z]));
            }
        return o;
    }
    var W = 4.0, M = 3.12, T = 1.3, G = 1.2;
    for (i = 1; i < 7; ++i) {
        Brush.poly(ctx, sq(0, 0, 4.0 + i * i * 0.20 + i * 0.5, -0.7, 1.0));
        ctx.strokeStyle = Brush.rgba(i % 2 ? "#ff4fc4" : "#57c8ff", 0.22 - i * 0.03);
        ctx.lineWidth = 1.2;
        ctx.stroke();
    }
    // light the box throws on the table
    var tb = P([0, 0, -0.6]);
    Brush.glow(ctx, tb[0], tb[1] + 40, 290, "#ff2fb0", 0.30);
    Brush.poly(ctx, sq(0, 0, W, 0, 0.5));
    ctx.fillStyle = Brush.linear(ctx, 0, 40, 0, 260, [[0, "#12042a"], [1, "#230a45"]]);
    ctx.fill();
    function wall(a, b, c0, c1) {
        var p = [P([a[0], a[1], 0]), P([b[0], b[1], 0]), P([b[0], b[1], T]), P([a[0], a[1], T])];
        Brush.poly(ctx, p);
        ctx.fillStyle = Brush.linear(ctx, p[0][0], p[0][1], p[3][0], p[3][1], [[0, c0], [1, c1]]);
        ctx.fill();
    }
    wall([-W, W], [W, W], "rgba(255,60,190,0.16)", "rgba(255,80,205,0.62)");
    wall([W, -W], [W, W], "rgba(60,150,255,0.14)", "rgba(80,190,255,0.58)");
    // raised field with hollows
    var fr = sq(0, 0, M, 0.42, 0.35);
    Brush.poly(ctx, Cube.hull(sq(0, 0, M, 0, 0.35).concat(fr)));
    ctx.fillStyle = "#34126a";
    ctx.fill();
    Brush.poly(ctx, fr);
    ctx.fillStyle = Brush.linear(ctx, 300, 40, 480, 260, [[0, "#4a1a86"], [0.5, "#6127a8"], [1, "#7a33c4"]]);
    ctx.fill();
    neon(ctx, fr, "#b44cff", 1.0);
    var marks = {
        "1,1": "#2f7bff",
        "1,3": "#ffc21f",
        "3,1": "#17e07a",
        "3,3": "#ff4fb5",
        "2,2": "#ffffff"
    };
    for (j = 0; j < 5; ++j)
        for (i = 0; i < 5; ++i) {
            var x = (i - 2) * G, y = (2 - j) * G, lip = sq(x, y, 0.52, 0.42, 0.2), floor = sq(x, y, 0.42, 0.10, 0.16),
                m = marks[j + "," + i], f = P([x, y, 0.1]);
            Brush.poly(ctx, lip);
            ctx.fillStyle = Brush.linear(ctx, f[0] - 16, f[1] - 18, f[0] + 16, f[1] + 12, [[0, "#10031f"], [1, "#2b0d52"]]);
            ctx.fill();
            if (m) {
                Brush.poly(ctx, floor);
                ctx.fillStyle = Brush.rgba(m, 0.92);
                ctx.fill();
                Brush.starPath(ctx, f[0], f[1], 6.5, 0.5, i === 2 ? 8 : 5, 0);
                ctx.fillStyle = i === 2 ? "#b44cff" : "rgba(255,255,255,0.9)";
                ctx.save();
                ctx.fill();
                ctx.restore();
                Brush.glow(ctx, f[0], f[1], 34, m, 0.75);
            }
            ctx.save();
            ctx.globalCompositeOperation = "lighter";
            Brush.poly(ctx, lip);
            ctx.strokeStyle = Brush.rgba(m || "#c47bff", m ? 0.95 : 0.6);
            ctx.lineWidth = m ? 1.5 : 0.9;
            ctx.stroke();
            ctx.restore();
        }
    neon(ctx, [P([-W, W, T]), P([W, W, T]), P([W, -W, T])], "#ff3cc0", 2.1, true);
    neon(ctx, [P([-W, W, 0]), P([W, W, 0]), P([W, -W, 0])], "#57c8ff", 0.7, true);
    function plate(cx, cy, w, h, hex, near) {
        var p = [P([cx - w, cy - h, T]), P([cx + w, cy - h, T]), P([cx + w, cy + h, T]), P([cx - w, cy + h, T])];
        Brush.poly(ctx, p);
        ctx.fillStyle = Brush.rgba(hex, 0.9);
        ctx.fill();
        neon(ctx, p, near || hex, 1);
    }
    plate(0, W + 0.3, 0.75, 0.28, "#7a2fd0");
    plate(W + 0.3, 0, 0.28, 0.75, "#7a2fd0");
    // dice in hollows, far to near
    var D = [[0, 0, "blue", 12, [2, 5, 3, 4, 6, 1]], [4, 0, "white", 30, [2, 5, 1, 6, 3, 4]], [2, 1, "yellow", -14,
        [3, 4, 1, 6, 5, 2]], [3, 1, "yellow", 24, [2, 5, 3, 4, 1, 6]], [0, 2, "green", 8, [2, 5, 4, 3, 1, 6]],
             [4, 2, "pink", 34, ["x", "x", "x", "x", "x", "x"]], [0, 3, "green", -22, [1, 6, 4, 3, 2, 5]],
                 [1, 4, "green", 26, [2, 5, 4, 3, 6, 1]], [3, 4, "blue", -10, [1, 6, 3, 4, 5, 2]],
             [4, 3, "blue", 14, [1, 6, 5, 2, 4, 3]]];
    D.sort(function (p, q) {
        var e = P.eye;
        function dd(v) {
            var a = (v[0] - 2) * G - e[0], b = (2 - v[1]) * G - e[1];
            return -(a * a + b * b);
        }
        return dd(p) - dd(q);
    });
    for (k = 0; k < D.length; ++k) {
        var d = D[k], h = 0.43, c = [(d[0] - 2) * G, (2 - d[1]) * G, 0.10 + h], b = P([c[0], c[1], 0.35]);
        Brush.shade(ctx, b[0] + 6, b[1] + 7, 26, 14, "#05000f", 0.65);
        Brush.glow(ctx, b[0], b[1], 40, Cube.DICE[d[2]].base, 0.32);
        Cube.die(ctx, P, c, h, Cube.turn(d[3], 0, 0), Cube.DICE[d[2]], {
                     vals: d[4]
                 });
    }
    // near walls: glass
    function glassWall(a, b) {
        var p = [P([a[0], a[1], 0]), P([b[0], b[1], 0]), P([b[0], b[1], T]), P([a[0], a[1], T])];
        Brush.poly(ctx, p);
        ctx.fillStyle = Brush.linear(ctx, p[3][0], p[3][1], p[0][0], p[0][1], [[0, "rgba(255,90,205,0.26)"],
            [1, "rgba(255,60,190,0.06)"]]);
        ctx.fill();
    }
    glassWall([-W, -W], [W, -W]);
    glassWall([-W, -W], [-W, W]);
    neon(ctx, [P([-W, -W, 0]), P([-W, -W, T])], "#ff3cc0", 0.8, true);
    neon(ctx, [P([W, -W, T]), P([-W, -W, T]), P([-W, W, T])], "#ff3cc0", 2.1, true);
    plate(-W - 0.35, 0.0, 0.32, 0.8, "#00b4c7", "#57f0ff");
    plate(0, -W - 0.35, 0.8, 0.32, "#7a2fd0");
    // the flick: an arc of light from the left plate
    var n = 40, pts = [];
    function way(t) {
        return [-W - 0.4 + 6.2 * t, 0.0 + 0.4 * t, T + 0.35 + 10.2 * t * (1 - t) * 0.62 - 0.9 * t];
    }
    for (i = 0; i <= n; ++i)
        pts.push(P(way(i / n)));
    var fi = 20;
    neon(ctx, pts.slice(0, fi), "#57f0ff", 1.5, true);
    for (i = 1; i < fi; ++i) {
        Brush.glow(ctx, pts[i][0], pts[i][1], 10, "#57f0ff", 0.10 + 0.8 * i / n);
        Brush.disc(ctx, pts[i][0], pts[i][1], 0.8 + 2.4 * i / n);
        ctx.fillStyle = Brush.rgba("#d6fcff", 0.35 + 0.9 * i / n);
        ctx.fill();
    }
    for (i = fi + 3; i < n; i += 2) {
        Brush.disc(ctx, pts[i][0], pts[i][1], 1.1);
        ctx.fillStyle = "rgba(255,255,255,0.55)";
        ctx.fill();
    }
    Brush.glow(ctx, pts[fi][0], pts[fi][1], 74, "#57f0ff", 0.55);
    Cube.die(ctx, P, way(fi / n), 0.60, Cube.turn(28, 20, -14), Cube.DICE.yellow, {
                 vals: [4, 3, 5, 2, 6, 1]
             });
    for (i = 0; i < 50; ++i) {
        var q = r();
        Brush.disc(ctx, 200 + r() * 400, r() * (270 + up) - up, 0.4 + q * 0.9);
        ctx.fillStyle = Brush.rgba(q > 0.5 ? "#ff9be0" : "#9be8ff", 0.25 + 0.4 * r());
        ctx.fill();
    }
    ctx.fillStyle = Brush.linear(ctx, 0, 0, 290, 0, [[0, "rgba(20,6,40,0.80)"], [0.5, "rgba(20,6,40,0.45)"],
        [1, "rgba(20,6,40,0)"]]);
    ctx.fillRect(0, -up, 290, 270 + up);
}
