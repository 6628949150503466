.pragma library
.import "../../../scenes/brush.js" as Brush
.import "cattle.js" as Cattle
.import "pencils.js" as Pencils

// Kuh Vadis: a cow behind its sheet on a meadow.

function hill(ctx, pts, c0, c1, y0) {
    Brush.smooth(ctx, pts, true);
    ctx.lineTo(620, 290);
    ctx.lineTo(-20, 290);
    ctx.closePath();
    ctx.fillStyle = Brush.linear(ctx, 0, y0, 0, 275, [[0, c0], [1, c1]]);
    ctx.fill();
}
function cloud(ctx, x, y, s) {
    ctx.fillStyle = Brush.linear(ctx, 0, y - 16 * s, 0, y + 12 * s, [[0, "rgba(255,255,255,0.98)"],
        [1, "rgba(232,243,248,0.85)"]]);
    ctx.beginPath();
    ctx.moveTo(x - 34 * s, y + 10 * s);
    ctx.bezierCurveTo(x - 50 * s, y + 8 * s, x - 44 * s, y - 10 * s, x - 28 * s, y - 6 * s);
    ctx.bezierCurveTo(x - 24 * s, y - 24 * s, x + 4 * s, y - 24 * s, x + 8 * s, y - 8 * s);
    ctx.bezierCurveTo(x + 22 * s, y - 18 * s, x + 38 * s, y - 6 * s, x + 32 * s, y + 2 * s);
    ctx.bezierCurveTo(x + 44 * s, y + 2 * s, x + 42 * s, y + 10 * s, x + 32 * s, y + 10 * s);
    ctx.closePath();
    ctx.fill();
}
function daisy(ctx, x, y, s, hex) {
    ctx.strokeStyle = "#2f7a35";
    ctx.lineWidth = 1.3 * s;
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.quadraticCurveTo(x + 2 * s, y + 8 * s, x - 1 * s, y + 16 * s);
    ctx.stroke();
    for (var i = 0; i < 8; ++i) {
        ctx.save();
        ctx.translate(x, y);
        ctx.rotate(i * Math.PI / 4);
        Brush.oval(ctx, 0, -4.4 * s, 1.9 * s, 3.4 * s);
        ctx.fillStyle = hex;
        ctx.fill();
        ctx.restore();
    }
    Brush.disc(ctx, x, y, 2.5 * s);
    ctx.fillStyle = "#ffc93c";
    ctx.fill();
}
function paint(ctx, up) {
    var r = Brush.random(21), i, x, y;
    ctx.fillStyle = Brush.linear(ctx, 0, 0, 0, 190, [[0, "#9fd8f0"], [0.55, "#cdecf2"], [1, "#fdf6d8"]]);
    ctx.fillRect(0, -up, 600, 270 + up);
    ctx.fillStyle = Brush.radial(ctx, 290, 110, 210, [[0, "rgba(255,246,205,0.95)"], [0.35, "rgba(255,240,190,0.5)"],
        [1, "rgba(255,240,190,0)"]]);
    ctx.fillRect(0, -up, 600, 270 + up);
    cloud(ctx, 300, 38 - up * 0.5, 0.95);
    cloud(ctx, 560, 44 - up * 0.3, 1.1);
    hill(ctx, [[-20, 150], [60, 128], [160, 146], [260, 122], [360, 140], [470, 118], [620, 142]], "#b9dcae", "#8fc68a", 118);
    hill(ctx, [[-20, 176], [80, 156], [200, 170], [320, 146], [460, 166], [620, 148]], "#93cd7e", "#63b05c", 146);
    // little trees
    var tr = [[34, 160, 1], [48, 160, 0.75], [196, 166, 0.8], [210, 166, 1.05], [574, 152, 1.0], [588, 152, 0.7]];
    for (i = 0; i < tr.length; ++i) {
        ctx.fillStyle = "#6b4a35";
        ctx.fillRect(tr[i][0] - 1, tr[i][1] - 2, 2.2, 9 * tr[i][2]);
        Brush.oval(ctx, tr[i][0], tr[i][1] - 9 * tr[i][2], 8 * tr[i][2], 11 * tr[i][2]);
        ctx.fillStyle = Brush.linear(ctx, tr[i][0] - 8, 0, tr[i][0] + 8, 0, [[0, "#6fbf62"], [1, "#2f8a48"]]);
        ctx.fill();
    }
    // path that wanders: quo vadis
    hill(ctx, [[-20, 206], [110, 188], [260, 200], [400, 182], [620, 196]], "#7cc25c", "#3f9a4b", 184);
    ctx.fillStyle = Brush.linear(ctx, 0, 190, 0, 270, [[0, "#f4e3b4"], [1, "#e8cf92"]]);
    ctx.beginPath();
    ctx.moveTo(226, 198);
    ctx.bezierCurveTo(190, 206, 250, 216, 214, 226);
    ctx.bezierCurveTo(176, 238, 224, 252, 188, 290);
    ctx.lineTo(262, 290);
    ctx.bezierCurveTo(276, 250, 222, 238, 250, 226);
    ctx.bezierCurveTo(274, 214, 216, 206, 236, 198);
    ctx.closePath();
    ctx.fill();
    // signpost
    ctx.fillStyle = Brush.linear(ctx, 256, 0, 262, 0, [[0, "#a77a52"], [1, "#76512f"]]);
    Brush.roundRect(ctx, 255, 160, 6, 62, 2);
    ctx.fill();
    ctx.save();
    ctx.translate(258, 170);
    ctx.rotate(-0.06);
    ctx.fillStyle = "#fff4dc";
    ctx.beginPath();
    ctx.moveTo(-6, -8);
    ctx.lineTo(30, -8);
    ctx.lineTo(39, 0);
    ctx.lineTo(30, 8);
    ctx.lineTo(-6, 8);
    ctx.closePath();
    ctx.fill();
    Pencils.pencilCross(ctx, 14, 0, 4.6, "#2a62c9", r);
    ctx.restore();
    ctx.save();
    ctx.translate(258, 189);
    ctx.rotate(0.05);
    ctx.fillStyle = "#fff4dc";
    ctx.beginPath();
    ctx.moveTo(6, -8);
    ctx.lineTo(-30, -8);
    ctx.lineTo(-39, 0);
    ctx.lineTo(-30, 8);
    ctx.lineTo(6, 8);
    ctx.closePath();
    ctx.fill();
    Pencils.pencilRing(ctx, -14, 0, 4.8, "#cf3a3a", r);
    ctx.restore();
    // cow body behind the pad
    ctx.beginPath();
    ctx.moveTo(372, 250);
    ctx.bezierCurveTo(352, 168, 392, 140, 446, 140);
    ctx.bezierCurveTo(520, 138, 560, 168, 560, 250);
    ctx.closePath();
    ctx.fillStyle = Brush.linear(ctx, 380, 140, 540, 250, [[0, "#f1e4d4"], [1, "#cdb8a2"]]);
    ctx.fill();
    ctx.save();
    ctx.clip();
    ctx.fillStyle = "#3f3030";
    ctx.beginPath();
    ctx.moveTo(500, 130);
    ctx.bezierCurveTo(490, 170, 520, 196, 570, 190);
    ctx.lineTo(580, 130);
    ctx.closePath();
    ctx.fill();
    ctx.restore();
    // pad
    ctx.save();
    ctx.translate(448, 250);
    ctx.rotate(-0.065);
    var P = 37, x0 = -P * 3.5, y0 = -78;
    ctx.fillStyle = "rgba(20,60,25,0.30)";
    Brush.roundRect(ctx, x0 - 12, y0 - 10, P * 7 + 36, 200, 8);
    ctx.fill();
    Brush.roundRect(ctx, x0 - 16, y0 - 16, P * 7 + 32, 200, 7);
    ctx.fillStyle = "#e9dfc9";
    ctx.fill();
    Brush.roundRect(ctx, x0 - 18, y0 - 19, P * 7 + 32, 200, 7);
    ctx.fillStyle = Brush.linear(ctx, 0, y0, 0, y0 + 120, [[0, "#fffef9"], [1, "#fbf4e4"]]);
    ctx.fill();
    var sheet = ["4o21c35", "1c5x3o2", "c345c1x"], hand = ["", "", ""];
    ctx.strokeStyle = "#c9bda6";
    ctx.lineWidth = 1.1;
    for (i = 0; i <= 7; ++i) {
        ctx.beginPath();
        ctx.moveTo(x0 + i * P, y0);
        ctx.lineTo(x0 + i * P, y0 + 120);
        ctx.stroke();
    }
    for (i = 0; i <= 3; ++i) {
        ctx.beginPath();
        ctx.moveTo(x0, y0 + i * P);
        ctx.lineTo(x0 + 7 * P, y0 + i * P);
        ctx.stroke();
    }
    ctx.font = "23px 'Fredoka One'";
    ctx.textAlign = "center";
    for (y = 0; y < 3; ++y)
        for (x = 0; x < 7; ++x) {
            var ch = sheet[y][x], px = x0 + (x + 0.5) * P, py = y0 + (y + 0.5) * P;
            if (ch === "c")
                Cattle.miniCow(ctx, px, py, 1.12);
            else if (ch === "x") {
                ctx.fillStyle = "rgba(42,98,201,0.13)";
                ctx.fillRect(px - P / 2, py - P / 2, P, P);
                Pencils.pencilCross(ctx, px, py, 10.5, "#2a62c9", r);
            } else if (ch === "o") {
                ctx.fillStyle = "rgba(207,58,58,0.12)";
                ctx.fillRect(px - P / 2, py - P / 2, P, P);
                Pencils.pencilRing(ctx, px, py, 11.5, "#cf3a3a", r);
            } else {
                ctx.fillStyle = "#6a5d50";
                ctx.fillText(ch, px, py + 8.2);
            }
        }
    // drawn marks over numbers
    Pencils.pencilCross(ctx, x0 + 2.5 * P, y0 + 0.5 * P, 12, "#2a62c9", r);
    Pencils.pencilCross(ctx, x0 + 4.5 * P, y0 + 1.5 * P, 12, "#2a62c9", r);
    Pencils.pencilCross(ctx, x0 + 5.5 * P, y0 + 2.5 * P, 12, "#2a62c9", r);
    Pencils.pencilRing(ctx, x0 + 0.5 * P, y0 + 1.5 * P, 13, "#cf3a3a", r);
    Pencils.pencilRing(ctx, x0 + 6.5 * P, y0 + 0.5 * P, 13, "#cf3a3a", r);
    ctx.restore();
    // head over the pad's edge
    Brush.shade(ctx, 446, 172, 56, 12, "#4a3520", 0.28);
    Cattle.cowHead(ctx, 446, 108, 1.16, true);
    Pencils.pencil(ctx, 500, 212, 62, -55, "#2a62c9");
    // hooves
    for (i = -1; i <= 1; i += 2) {
        ctx.save();
        ctx.translate(446 + (i < 0 ? -78 : 88), i < 0 ? 166 : 162);
        ctx.rotate(i * 0.12);
        Brush.roundRect(ctx, -15, -14, 30, 26, 12);
        ctx.fillStyle = Brush.linear(ctx, 0, -14, 0, 14, [[0, "#fffaf2"], [1, "#eadbca"]]);
        ctx.fill();
        ctx.beginPath();
        ctx.moveTo(-15, 2);
        ctx.bezierCurveTo(-16, 20, -2, 22, -1, 12);
        ctx.lineTo(1, 12);
        ctx.bezierCurveTo(2, 22, 16, 20, 15, 2);
        ctx.bezierCurveTo(8, -3, -8, -3, -15, 2);
        ctx.closePath();
        ctx.fillStyle = Brush.linear(ctx, 0, 0, 0, 20, [[0, "#6b5148"], [1, "#3c2b28"]]);
        ctx.fill();
        ctx.restore();
    }
    // grass and flowers in front
    for (i = 0; i < 150; ++i) {
        x = r() * 330 - 10;
        y = 272 - r() * r() * 26;
        var hh = 7 + r() * 12;
        ctx.strokeStyle = Brush.mix("#2f8a3d", "#8fd35e", r());
        ctx.lineWidth = 1.3;
        ctx.lineCap = "round";
        ctx.beginPath();
        ctx.moveTo(x, y);
        ctx.quadraticCurveTo(x + (r() - 0.5) * 4, y - hh * 0.6, x + (r() - 0.5) * 12, y - hh);
        ctx.stroke();
    }
    daisy(ctx, 286, 246, 1.15, "#ffffff");
    daisy(ctx, 306, 256, 0.85, "#ffe6f0");
    daisy(ctx, 60, 182, 0.6, "#ffffff");
    daisy(ctx, 78, 188, 0.5, "#fff0c9");
    daisy(ctx, 156, 184, 0.55, "#ffffff");
    // butterfly
    ctx.save();
    ctx.translate(334, 92);
    ctx.rotate(-0.3);
    ctx.fillStyle = "#ff9f43";
    Brush.oval(ctx, -4, -3, 4, 5.6);
    ctx.fill();
    Brush.oval(ctx, 4.4, -3.6, 4, 5.6);
    ctx.fill();
    ctx.fillStyle = "#f3722c";
    Brush.oval(ctx, -3, 4, 2.8, 3.6);
    ctx.fill();
    Brush.oval(ctx, 3.4, 3.6, 2.8, 3.6);
    ctx.fill();
    ctx.fillStyle = "#3a2b2a";
    Brush.roundRect(ctx, -0.8, -6, 1.7, 13, 0.9);
    ctx.fill();
    ctx.restore();
}
