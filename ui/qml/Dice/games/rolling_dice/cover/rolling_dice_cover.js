.pragma library
.import "../../../scenes/brush.js" as Brush
.import "../../../scenes/cube.js" as Cube
.import "../../../scenes/seal.js" as Seal

// Rolling Dice: glass dice on a floe in the evening sun.

function berg(ctx, pts, shadePts, c0, c1) {
    Brush.poly(ctx, pts);
    ctx.fillStyle = Brush.linear(ctx, 0, 40, 0, 130, [[0, c0], [1, c1]]);
    ctx.fill();
    Brush.poly(ctx, shadePts);
    ctx.fillStyle = "rgba(92,160,200,0.42)";
    ctx.fill();
}
function paint(ctx, up) {
    var r = Brush.random(3), i, j;
    ctx.fillStyle = Brush.linear(ctx, 0, 0, 0, 130, [[0, "#8fc7e6"], [0.45, "#c9e4ee"], [0.8, "#fbe3d2"], [1, "#ffd3b8"]]);
    ctx.fillRect(0, -up, 600, 270 + up);
    ctx.fillStyle = Brush.radial(ctx, 330, 112, 190, [[0, "rgba(255,244,220,1)"], [0.2, "rgba(255,226,190,0.75)"],
        [1, "rgba(255,210,180,0)"]]);
    ctx.fillRect(0, -up, 600, 130 + up);
    Brush.disc(ctx, 330, 106, 15);
    ctx.fillStyle = "#fffaf0";
    ctx.fill();
    berg(ctx, [[190, 124], [214, 98], [228, 102], [246, 78], [262, 92], [276, 88], [306, 124]], [[246, 78], [262, 92],
        [276, 88], [306, 124], [256, 124], [250, 100]], "#f7fcff",
         "#cfe6f2");
    berg(ctx, [[430, 124], [462, 74], [478, 80], [500, 46], [524, 70], [540, 64], [574, 96], [612, 104], [612, 124]],
        [[500, 46], [524, 70], [540, 64], [574, 96], [612, 104], [612, 124], [516, 124], [506, 88]], "#ffffff",
         "#cfe6f2");
    berg(ctx, [[-10, 124], [-10, 106], [20, 96], [44, 112], [66, 110], [84, 124]], [[20, 96], [44, 112], [66, 110],
        [84, 124], [34, 124]], "#f7fcff",
         "#d7eaf4");
    // water
    ctx.fillStyle = Brush.linear(ctx, 0, 122, 0, 270, [[0, "#3f88a6"], [0.18, "#1c5d7e"], [0.6, "#0c3a57"], [1, "#06243b"]]);
    ctx.fillRect(0, 122, 600, 150);
    for (i = 0; i < 26; ++i) {
        var gy = 124 + i * 2.3 + i * i * 0.05, gw = (9 + i * 1.5) * (0.55 + 0.9 * r());
        Brush.oval(ctx, 330 + (r() - 0.5) * (4 + i * 0.9), gy, gw, 0.7 + i * 0.035);
        ctx.fillStyle = Brush.rgba("#ffe6c4", 0.75 - i * 0.024);
        ctx.fill();
    }
    for (i = 0; i < 90; ++i) {
        var yy = 126 + Math.pow(r(), 1.5) * 140, k = (yy - 110) / 150, xx = r() * 600, ww = (10 + r() * 34) * k;
        ctx.strokeStyle = Brush.rgba(r() > 0.5 ? "#a8e2f2" : "#ffe9d2", 0.10 + 0.28 * r() * (1.2 - k));
        ctx.lineWidth = 0.8 + k * 0.9;
        ctx.lineCap = "round";
        ctx.beginPath();
        ctx.moveTo(xx, yy);
        ctx.quadraticCurveTo(xx + ww / 2, yy - 2 * k, xx + ww, yy);
        ctx.stroke();
    }
    // the floe: top and thick edge
    var top = [[210, 216], [228, 184], [262, 172], [300, 158], [352, 154], [402, 146], [462, 149], [524, 146], [580, 156],
        [640, 160], [640, 300],
               [240, 300], [222, 246]];
    var edge = [];
    for (i = 0; i < top.length; ++i)
        edge.push([top[i][0] - 3, top[i][1] + 15]);
    Brush.smooth(ctx, [[196, 224], [222, 186], [300, 162], [420, 152], [560, 154], [660, 160], [660, 330], [250, 330],
        [212, 300], [200, 258]]);
    ctx.fillStyle = "rgba(96,196,222,0.30)";
    ctx.fill();
    Brush.poly(ctx, edge);
    ctx.fillStyle = Brush.linear(ctx, 0, 160, 0, 270, [[0, "#8fd0e6"], [0.5, "#4aa4c8"], [1, "#2a7ba6"]]);
    ctx.fill();
    ctx.strokeStyle = "rgba(255,255,255,0.6)";
    ctx.lineWidth = 1;
    ctx.stroke();
    Brush.poly(ctx, top);
    ctx.fillStyle = Brush.linear(ctx, 230, 150, 520, 280, [[0, "#ffffff"], [0.45, "#eef8fc"], [1, "#c3e2f0"]]);
    ctx.fill();
    ctx.save();
    Brush.poly(ctx, top);
    ctx.clip();
    ctx.fillStyle = Brush.radial(ctx, 340, 160, 150, [[0, "rgba(255,226,196,0.75)"], [1, "rgba(255,226,196,0)"]]);
    ctx.fillRect(200, 140, 420, 140);
    ctx.strokeStyle = "rgba(120,180,208,0.55)";
    ctx.lineWidth = 0.9;
    var cr = [[[300, 158], [318, 176], [306, 190], [330, 214]], [[318, 176], [350, 180]], [[524, 146], [510, 164],
        [528, 176]], [[240, 300], [268, 262], [262, 244]], [[222, 246], [252, 240], [270, 246]]];
    for (i = 0; i < cr.length; ++i) {
        ctx.beginPath();
        for (j = 0; j < cr[i].length; ++j)
            ctx[j ? "lineTo" : "moveTo"](cr[i][j][0], cr[i][j][1]);
        ctx.stroke();
    }
    // fishing net field
    ctx.save();
    ctx.translate(556, 212);
    ctx.scale(1, 0.42);
    Brush.disc(ctx, 0, 0, 44);
    ctx.fillStyle = "rgba(23,130,120,0.18)";
    ctx.fill();
    ctx.strokeStyle = "#15857a";
    ctx.lineWidth = 4;
    ctx.stroke();
    ctx.lineWidth = 1.6;
    ctx.strokeStyle = "rgba(21,133,122,0.7)";
    for (i = -5; i <= 5; ++i) {
        var dd = i * 8.2, hh = Math.sqrt(44 * 44 - dd * dd) * 0.7071, qq = dd * 0.7071;
        ctx.beginPath();
        ctx.moveTo(qq - hh, -qq - hh);
        ctx.lineTo(qq + hh, -qq + hh);
        ctx.moveTo(qq - hh, qq + hh);
        ctx.lineTo(qq + hh, qq - hh);
        ctx.stroke();
    }
    ctx.restore();
    // ice hole
    Brush.oval(ctx, 300, 206, 27, 10.5);
    ctx.fillStyle = "#a9d6e8";
    ctx.fill();
    Brush.oval(ctx, 300, 208, 24, 8.6);
    ctx.fillStyle = Brush.linear(ctx, 0, 198, 0, 217, [[0, "#062338"], [1, "#1a6486"]]);
    ctx.fill();
    ctx.restore();
    ctx.strokeStyle = "rgba(255,255,255,0.95)";
    ctx.lineWidth = 1.6;
    ctx.lineJoin = "round";
    Brush.poly(ctx, top);
    ctx.stroke();
    // a seal's head in the water on the left, and a seal on the floe
    Seal.seal(ctx, 512, 127, 0.92, false, "#e5484d");
    ctx.save();
    ctx.translate(132, 170);
    Brush.oval(ctx, 0, 8, 34, 8);
    ctx.fillStyle = "rgba(190,240,250,0.22)";
    ctx.fill();
    ctx.strokeStyle = "rgba(210,246,252,0.55)";
    ctx.lineWidth = 1.2;
    ctx.stroke();
    Brush.oval(ctx, 0, 8, 48, 12);
    ctx.strokeStyle = "rgba(210,246,252,0.25)";
    ctx.stroke();
    ctx.beginPath();
    ctx.moveTo(-22, 10);
    ctx.bezierCurveTo(-26, -22, -12, -32, 1, -32);
    ctx.bezierCurveTo(14, -32, 26, -20, 22, 10);
    ctx.bezierCurveTo(10, 15, -10, 15, -22, 10);
    ctx.closePath();
    ctx.fillStyle = Brush.linear(ctx, 0, -32, 0, 12, [[0, "#a9bccb"], [0.6, "#7f95a8"], [1, "#41596e"]]);
    ctx.fill();
    Seal.sealFace(ctx, 3, -12);
    ctx.restore();
    // glass dice
    var P = Cube.camera([0, -12, 7.2], [0, 0, 0], 560, 430, 205);
    var D = [[-1.15, 0.35, 0.86, "teal", 24, [2, 5, 3, 4, 5, 2]], [0.95, 0.75, 0.80, "violet", -18, [1, 6, 4, 3, 2, 5]],
        [0.15, -0.95, 1.0, "red", 33, [5, 2, 3, 4, 6, 1]]];
    for (i = 0; i < D.length; ++i) {
        var d = D[i], s = d[2] * 0.62, c = [d[0] * 1.25, d[1] * 1.3, s], b = P([c[0], c[1], 0]), g = Cube.GLASS[d[3]];
        Brush.shade(ctx, b[0] + 14, b[1] + 5, 50 * d[2], 15 * d[2], "#14506e", 0.42);
        ctx.save();
        ctx.translate(b[0] + 22, b[1] + 7);
        ctx.scale(1, 0.34);
        ctx.fillStyle = Brush.radial(ctx, 0, 0, 44, [[0, Brush.rgba(g.base, 0.75)], [0.5, Brush.rgba(g.base, 0.30)],
            [1, Brush.rgba(g.base, 0)]]);
        Brush.disc(ctx, 0, 0, 44);
        ctx.fill();
        ctx.restore();
        if (i === 2) {
            ctx.save();
            ctx.translate(b[0], b[1]);
            ctx.scale(1, 0.42);
            Brush.disc(ctx, 0, 0, 52);
            ctx.strokeStyle = "#ffb52e";
            ctx.lineWidth = 7;
            ctx.stroke();
            Brush.disc(ctx, 0, -3, 52);
            ctx.strokeStyle = "#ffe3a1";
            ctx.lineWidth = 2;
            ctx.stroke();
            ctx.restore();
        }
        Cube.die(ctx, P, c, s, Cube.turn(d[4], 0, 0), g, {
                     glass: true,
                     vals: d[5]
                 });
    }
    // snow
    for (i = 0; i < 60; ++i) {
        Brush.disc(ctx, r() * 600, r() * (260 + up) - up, 0.5 + r() * 1.2);
        ctx.fillStyle = Brush.rgba("#ffffff", 0.35 + r() * 0.5);
        ctx.fill();
    }
    ctx.fillStyle = Brush.linear(ctx, 0, 0, 210, 0, [[0, "rgba(226,242,248,0.55)"], [1, "rgba(226,242,248,0)"]]);
    ctx.fillRect(0, -up, 210, 124 + up);
}
