.pragma library

// Drawing helpers of the painted scenes. Everything is drawn in a space of 600 x 270.

function random(seed) {
    var s = seed >>> 0;
    return function () {
        s = (s * 1664525 + 1013904223) >>> 0;
        return s / 4294967296;
    };
}
function rgba(hex, a) {
    var n = parseInt(hex.slice(1), 16);
    return "rgba(" + (n >> 16 & 255) + "," + (n >> 8 & 255) + "," + (n & 255) + "," + a + ")";
}
function mix(a, b, t) {
    var x = parseInt(a.slice(1), 16), y = parseInt(b.slice(1), 16), o = "#";
    for (var k = 16; k >= 0; k -= 8) {
        var v = Math.round((x >> k & 255) * (1 - t) + (y >> k & 255) * t);
        o += (v < 16 ? "0" : "") + v.toString(16);
    }
    return o;
}
function linear(ctx, x0, y0, x1, y1, stops) {
    var g = ctx.createLinearGradient(x0, y0, x1, y1);
    for (var i = 0; i < stops.length; ++i)
        g.addColorStop(stops[i][0], stops[i][1]);
    return g;
}
function radial(ctx, x, y, r, stops) {
    var g = ctx.createRadialGradient(x, y, 0, x, y, r);
    for (var i = 0; i < stops.length; ++i)
        g.addColorStop(stops[i][0], stops[i][1]);
    return g;
}
function disc(ctx, x, y, r) {
    ctx.beginPath();
    ctx.arc(x, y, r, 0, Math.PI * 2, false);
    ctx.closePath();
}
function oval(ctx, x, y, rx, ry) {
    ctx.beginPath();
    ctx.ellipse(x - rx, y - ry, rx * 2, ry * 2);
    ctx.closePath();
}
function roundRect(ctx, x, y, w, h, r) {
    ctx.beginPath();
    ctx.roundedRect(x, y, w, h, r, r);
    ctx.closePath();
}
function glow(ctx, x, y, r, hex, a) {
    ctx.save();
    ctx.globalCompositeOperation = "lighter";
    ctx.fillStyle = radial(ctx, x, y, r, [[0, rgba(hex, a)], [0.35, rgba(hex, a * 0.42)], [0.7, rgba(hex, a * 0.1)],
        [1, rgba(hex, 0)]]);
    disc(ctx, x, y, r);
    ctx.fill();
    ctx.restore();
}
function shade(ctx, x, y, rx, ry, hex, a) {   // soft ground shadow
    ctx.save();
    ctx.translate(x, y);
    ctx.scale(1, ry / rx);
    ctx.fillStyle = radial(ctx, 0, 0, rx, [[0, rgba(hex, a)], [0.55, rgba(hex, a * 0.55)], [1, rgba(hex, 0)]]);
    disc(ctx, 0, 0, rx);
    ctx.fill();
    ctx.restore();
}
function poly(ctx, pts) {
    ctx.beginPath();
    ctx.moveTo(pts[0][0], pts[0][1]);
    for (var i = 1; i < pts.length; ++i)
        ctx.lineTo(pts[i][0], pts[i][1]);
    ctx.closePath();
}
function smooth(ctx, pts, open) {             // Catmull-Rom through points
    var n = pts.length, i;
    ctx.beginPath();
    ctx.moveTo(pts[0][0], pts[0][1]);
    for (i = 0; i < (open ? n - 1 : n); ++i) {
        var a = open ? pts[Math.max(0, i - 1)] : pts[(i - 1 + n) % n], b = pts[i % n];
        var c = open ? pts[i + 1] : pts[(i + 1) % n], d = open ? pts[Math.min(n - 1, i + 2)] : pts[(i + 2) % n];
        ctx.bezierCurveTo(b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6, c[0] - (d[0] - b[0]) / 6,
            c[1] - (d[1] - b[1]) / 6, c[0], c[1]);
    }
    if (!open)
        ctx.closePath();
}
function sparkle(ctx, x, y, r, hex, a) {
    ctx.save();
    ctx.translate(x, y);
    ctx.fillStyle = rgba(hex, a);
    ctx.beginPath();
    ctx.moveTo(0, -r);
    ctx.quadraticCurveTo(r * 0.08, -r * 0.08, r, 0);
    ctx.quadraticCurveTo(r * 0.08, r * 0.08, 0, r);
    ctx.quadraticCurveTo(-r * 0.08, r * 0.08, -r, 0);
    ctx.quadraticCurveTo(-r * 0.08, -r * 0.08, 0, -r);
    ctx.fill();
    ctx.restore();
    glow(ctx, x, y, r * 1.5, hex, a * 0.45);
}
function starPath(ctx, x, y, r, inner, n, turn) {
    ctx.beginPath();
    for (var i = 0; i < n * 2; ++i) {
        var q = (i % 2 ? r * inner : r), a = turn + Math.PI * i / n;
        if (i)
            ctx.lineTo(x + q * Math.sin(a), y - q * Math.cos(a));
        else
            ctx.moveTo(x + q * Math.sin(a), y - q * Math.cos(a));
    }
    ctx.closePath();
}
// Rounds the corners of a finished canvas. QPainter composes only inside the filled path, so each corner is cut off separately.
function cutCorners(ctx, w, h, r) {
    var q = [[0, 0, 1, 1], [w, 0, -1, 1], [w, h, -1, -1], [0, h, 1, -1]], k = 0.4477;
    ctx.globalCompositeOperation = "destination-out";
    ctx.fillStyle = "#000";
    for (var i = 0; i < 4; ++i) {
        var x = q[i][0], y = q[i][1], a = q[i][2] * r, b = q[i][3] * r;
        ctx.beginPath();
        ctx.moveTo(x - a, y - b);
        ctx.lineTo(x + a, y - b);
        ctx.lineTo(x + a, y);
        ctx.bezierCurveTo(x + a * k, y, x, y + b * k, x, y + b);
        ctx.lineTo(x - a, y + b);
        ctx.closePath();
        ctx.fill();
    }
    ctx.globalCompositeOperation = "source-over";
}
