.pragma library
.import "brush.js" as Brush

// A small 3D space (x right, y away, z up) and the rounded die in it.

// ---- a little 3D: x right, y away, z up -------------------------------------------------
function sub(a, b) {
    return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}
function dot(a, b) {
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
function cross(a, b) {
    return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}
function norm(a) {
    var l = Math.sqrt(dot(a, a));
    return [a[0] / l, a[1] / l, a[2] / l];
}
function camera(eye, at, focal, cx, cy) {
    var f = norm(sub(at, eye)), r = norm(cross(f, [0, 0, 1])), u = cross(r, f);
    var P = function (p) {
        var d = sub(p, eye), k = focal / dot(d, f);
        return [cx + dot(d, r) * k, cy - dot(d, u) * k, k];
    };
    P.eye = eye;
    return P;
}
function turn(yaw, pitch, roll) {             // degrees; returns function local -> world direction
    var a = yaw * Math.PI / 180, b = pitch * Math.PI / 180, c = roll * Math.PI / 180;
    var ca = Math.cos(a), sa = Math.sin(a), cb = Math.cos(b), sb = Math.sin(b), cc = Math.cos(c), sc = Math.sin(c);
    return function (v) {
        var x = v[0], y = v[1] * cb - v[2] * sb, z = v[1] * sb + v[2] * cb;
        var x2 = x * cc + z * sc, z2 = -x * sc + z * cc;
        return [x2 * ca - y * sa, x2 * sa + y * ca, z2];
    };
}
function hull(p) {
    p = p.slice().sort(function (a, b) {
        return a[0] - b[0] || a[1] - b[1];
    });
    function half(q) {
        var h = [];
        for (var i = 0; i < q.length; ++i) {
            while (h.length > 1) {
                var a = h[h.length - 2], b = h[h.length - 1];
                if ((b[0] - a[0]) * (q[i][1] - a[1]) - (b[1] - a[1]) * (q[i][0] - a[0]) <= 0)
                    h.pop();
                else
                    break;
            }
            h.push(q[i]);
        }
        h.pop();
        return h;
    }
    return half(p).concat(half(p.slice().reverse()));
}
var PIPS = [[], [[0, 0]], [[-1, -1], [1, 1]], [[-1, -1], [0, 0], [1, 1]], [[-1, -1], [1, -1], [-1, 1], [1, 1]], [[-1, -1],
    [1, -1], [0, 0], [-1, 1], [1, 1]], [[-1, -1], [-1, 0], [-1, 1], [1, -1], [1, 0], [1, 1]]];

// A firecracker as polygons on a grid of 24, drawn as in KnallerSpark.qml.
var BURST = [
    [[5.2, 11.4], [10.6, 6], [11.6, 5.5], [12.6, 6], [16, 9.4], [16.5, 10.4], [16, 11.4], [10.6, 16.8]],
    [[3.9, 12.7], [9.3, 18.1], [7.4, 20], [6.4, 20.5], [5.4, 20], [2, 16.6], [1.5, 15.6], [2, 14.6]],
    [[13.9, 6.9], [14.9, 5.4], [16.9, 4.6], [17.5, 6.2], [16.2, 6.8], [15.3, 7.9]],
    [[17.9, 1.4], [19.7, 1.4], [19.7, 3.4], [17.9, 3.4]], [[20.6, 4.3], [22.6, 4.3], [22.6, 6.1], [20.6, 6.1]],
    [[20.7, 2.1], [21.9, 3.3], [20.8, 4.4], [19.6, 3.2]], [[20.8, 6.1], [21.9, 7.2], [20.7, 8.4], [19.6, 7.3]]
];

// pal: {base, light, dark, pip}; o: {top, side, front values, glass: bool, burst: bool}
function die(ctx, P, c, s, R, pal, o) {
    var ax = [R([1, 0, 0]), R([0, 1, 0]), R([0, 0, 1])], L = norm([-0.45, -0.35, 0.85]), r = s * 0.30, i, j, k;
    function at(u, v, w) {
        return [c[0] + ax[0][0] * u + ax[1][0] * v + ax[2][0] * w, c[1] + ax[0][1] * u + ax[1][1] * v + ax[2][1] * w,
            c[2] + ax[0][2] * u + ax[1][2]
                * v + ax[2][2] * w];
    }
    var pts = [];
    for (i = 0; i < 8; ++i) {
        var q = P(at((i & 1 ? 1 : -1) * (s - r), (i & 2 ? 1 : -1) * (s - r), (i & 4 ? 1 : -1) * (s - r)));
        for (j = 0; j < 20; ++j)
            pts.push([q[0] + Math.cos(j * Math.PI / 10) * r * q[2], q[1] + Math.sin(j * Math.PI / 10) * r * q[2]]);
    }
    var H = hull(pts), x0 = 1e9, y0 = 1e9, x1 = -1e9, y1 = -1e9;
    for (i = 0; i < H.length; ++i) {
        x0 = Math.min(x0, H[i][0]);
        x1 = Math.max(x1, H[i][0]);
        y0 = Math.min(y0, H[i][1]);
        y1 = Math.max(y1, H[i][1]);
    }
    var mx = (x0 + x1) / 2, my = (y0 + y1) / 2, rad2 = (x1 - x0) / 2;
    Brush.poly(ctx, H);
    if (o.glass) {
        ctx.fillStyle = Brush.radial(ctx, mx, my + rad2 * 0.25, rad2 * 1.35, [[0, Brush.rgba(pal.light, 0.95)],
            [0.45, Brush.rgba(pal.base, 0.80)], [1, Brush.rgba(pal.dark, 0.72)]]);
        ctx.fill();
    } else {
        ctx.fillStyle = Brush.linear(ctx, x0, y0, x1, y1, [[0, Brush.mix(pal.light, "#ffffff", 0.55)], [0.45, pal.light],
            [1, Brush.mix(pal.base, pal.dark, 0.5)]]);
        ctx.fill();
    }
    var faces = [[0, 1], [0, -1], [1, 1], [1, -1], [2, 1], [2, -1]], order = [];
    for (i = 0; i < 6; ++i) {
        var A = faces[i][0], g = faces[i][1], n = [ax[A][0] * g, ax[A][1] * g, ax[A][2] * g];
        var fc = [c[0] + n[0] * s, c[1] + n[1] * s, c[2] + n[2] * s];
        order.push({
                       A: A,
                       g: g,
                       n: n,
                       vis: dot(n, sub(P.eye, fc)) > 0,
                       id: i
                   });
    }
    function fp(f, u, v, d) {
        var t = [0, 0, 0];
        t[f.A] = f.g * d;
        t[(f.A + 1) % 3] = u;
        t[(f.A + 2) % 3] = v;
        return P(at(t[0], t[1], t[2]));
    }
    function facePoly(f, e, cr) {
        var out = [];
        for (var a = 0; a < 4; ++a)
            for (var b = 0; b <= 6; ++b) {
                var th = (a + b / 6) * Math.PI / 2, sx = [1, -1, -1, 1][a], sy = [1, 1, -1, -1][a];
                out.push(fp(f, sx * (e - cr) + Math.cos(th) * cr, sy * (e - cr) + Math.sin(th) * cr, s));
            }
        return out;
    }
    function pips(f, val, col, alpha) {
        var list = val === "x" ? [[0, 0]] : PIPS[val], pr = val === "x" ? s * 0.5 : s * 0.185;
        for (var a = 0; a < list.length; ++a) {
            var ring = [], b;
            if (val === "x")
                for (b = 0; b < BURST.length; ++b) {
                    Brush.poly(ctx, BURST[b].map(function (p) { return fp(f, pr * 1.25 * (p[0] - 12) / 10.5, pr * 1.25 * (11 - p[1]) / 10.5, s); }));
                    ctx.fillStyle = Brush.rgba(col, alpha);
                    ctx.fill();
                }
            else
                for (b = 0; b < 22; ++b)
                    ring.push(fp(f, list[a][0] * s * 0.5 + pr * Math.cos(b * Math.PI / 11),
                        list[a][1] * s * 0.5 + pr * Math.sin(b * Math.PI / 11),
                                 s));
            if (val === "x") continue;
            Brush.poly(ctx, ring);
            ctx.fillStyle = Brush.rgba(col, alpha);
            ctx.fill();
        }
    }
    function seg(f, a, b, w) {
        var p0 = fp(f, a[0], a[1], s), p1 = fp(f, b[0], b[1], s);
        ctx.beginPath();
        ctx.moveTo(p0[0], p0[1]);
        ctx.lineTo(p1[0], p1[1]);
        ctx.lineWidth = w * p0[2];
        ctx.stroke();
    }
    function pattern(f, kind) {   // 0 stripes, 1 frames, 2 grid, 3 plain, 4 diagonals
        var e = s * 0.74, t;
        ctx.strokeStyle = Brush.rgba(pal.pip === "#ffffff" ? "#ffffff" : pal.dark, 0.38);
        ctx.lineCap = "round";
        if (kind === 0)
            for (t = -3; t <= 3; ++t)
                seg(f, [-e, t * e / 3], [e, t * e / 3], s * 0.07);
        if (kind === 1)
            for (t = 0; t < 2; ++t) {
                var z = e * (t ? 0.30 : 1), q0 = s * 0.11;
                seg(f, [-z, -z], [z, -z], q0);
                seg(f, [z, -z], [z, z], q0);
                seg(f, [z, z], [-z, z], q0);
                seg(f, [-z, z], [-z, -z], q0);
            }
        if (kind === 2)
            for (t = -1; t <= 1; ++t) {
                seg(f, [-e, t * e * 0.66], [e, t * e * 0.66], s * 0.06);
                seg(f, [t * e * 0.66, -e], [t * e * 0.66, e], s * 0.06);
            }
        if (kind === 4)
            for (t = -2; t <= 2; ++t) {
                var o0 = t * e * 0.8, a0 = Math.max(-e, -e - o0), b0 = Math.min(e, e - o0);
                seg(f, [a0, a0 + o0], [b0, b0 + o0], s * 0.06);
            }
    }
    var vals = o.vals || [2, 5, 3, 4, 1, 6];
    if (o.glass)
        for (k = 0; k < 6; ++k)
            if (!order[k].vis) {
                Brush.poly(ctx, facePoly(order[k], s - r * 0.5, r * 0.8));
                ctx.fillStyle = Brush.rgba("#ffffff", 0.12);
                ctx.fill();
                ctx.strokeStyle = Brush.rgba("#ffffff", 0.35);
                ctx.lineWidth = 0.6;
                ctx.stroke();
                pips(order[k], vals[order[k].id], pal.dark, 0.10);
            }
    for (k = 0; k < 6; ++k)
        if (order[k].vis) {
            var f = order[k], lum = Math.max(0, dot(f.n, L)), F = facePoly(f, s - r * 0.34, r * 0.9);
            Brush.poly(ctx, F);
            if (o.glass) {
                ctx.fillStyle = lum > 0.6 ? Brush.linear(ctx, F[7][0], F[7][1], F[21][0], F[21][1],
                    [[0, Brush.rgba(Brush.mix(pal.light, pal.base, 0.25), 0.85)], [1, Brush.rgba(pal.base, 0.70)]])
                    : Brush.linear(ctx, F[7][0], F[7][1], F[21][0], F[21][1], [[0, Brush.rgba(pal.base, 0.30 + 0.2 * lum)],
                    [1, Brush.rgba(pal.dark, 0.42)]]);
                ctx.fill();
                ctx.strokeStyle = Brush.rgba("#ffffff", 0.25 + 0.4 * lum);
                ctx.lineWidth = 0.7;
                ctx.stroke();
            } else {
                var col = lum > 0.5 ? Brush.mix(pal.base, pal.light, (lum - 0.5) * 1.5) : Brush.mix(pal.dark, pal.base, lum * 2);
                ctx.fillStyle = Brush.linear(ctx, F[7][0], F[7][1], F[21][0], F[21][1],
                    [[0, Brush.mix(col, "#ffffff", 0.10)], [1, Brush.mix(col, pal.dark, 0.22)]]);
                ctx.fill();
                if (f.n[2] > 0.5) {   // gloss on the face that looks up
                    ctx.fillStyle = Brush.linear(ctx, F[7][0], F[7][1], (F[7][0] + F[21][0]) / 2, (F[7][1] + F[21][1]) / 2,
                        [[0, "rgba(255,255,255,0.55)"], [1, "rgba(255,255,255,0)"]]);
                    ctx.fill();
                }
            }
            if (o.pattern >= 0)
                pattern(f, o.pattern);
            pips(f, vals[f.id], pal.pip, o.glass ? 0.9 : 0.96);
        }
    Brush.poly(ctx, H);
    ctx.strokeStyle = Brush.rgba("#ffffff", o.glass ? 0.7 : 0.22);
    ctx.lineWidth = o.glass ? 0.8 : 0.6;
    ctx.stroke();
    if (o.glass)
        Brush.glow(ctx, mx, my + rad2 * 0.2, rad2 * 0.95, pal.light, 0.42);   // the light inside
    // specular
    Brush.glow(ctx, x0 + (x1 - x0) * 0.34, y0 + (y1 - y0) * 0.20, rad2 * 0.34, "#ffffff", o.glass ? 0.9 : 0.6);
    return [mx, my, rad2];
}
var DICE = {
    blue: {
        base: "#2f7bff",
        light: "#7fc0ff",
        dark: "#0c2f9a",
        pip: "#ffffff"
    },
    yellow: {
        base: "#ffc21f",
        light: "#ffe98a",
        dark: "#b86a00",
        pip: "#4a2a00"
    },
    green: {
        base: "#17c964",
        light: "#86f5a8",
        dark: "#046b3b",
        pip: "#ffffff"
    },
    white: {
        base: "#e9e6f5",
        light: "#ffffff",
        dark: "#8d86b5",
        pip: "#2a1a4e"
    },
    pink: {
        base: "#ff2f9e",
        light: "#ff9bd4",
        dark: "#8f0a5c",
        pip: "#ffffff"
    }
};
var GLASS = {
    red: {
        base: "#ff5a5a",
        light: "#ffd0c4",
        dark: "#a01535",
        pip: "#ffffff"
    },
    teal: {
        base: "#2fd0c4",
        light: "#d2fff6",
        dark: "#05656f",
        pip: "#ffffff"
    },
    violet: {
        base: "#9a6bff",
        light: "#e6d9ff",
        dark: "#43209a",
        pip: "#ffffff"
    },
    amber: {
        base: "#ffae2e",
        light: "#fff0c2",
        dark: "#a85400",
        pip: "#ffffff"
    }
};
