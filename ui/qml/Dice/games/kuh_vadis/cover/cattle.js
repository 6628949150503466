.pragma library
.import "../../../scenes/brush.js" as Brush

// The cow: its head, and a whole small one.

function cowHead(ctx, x, y, s, withPencil) {
    ctx.save();
    ctx.translate(x, y);
    ctx.scale(s, s);
    var dark = "#3a2b2a", i;
    // ears
    for (i = -1; i <= 1; i += 2) {
        ctx.save();
        ctx.scale(i, 1);
        ctx.translate(37, -27);
        ctx.rotate(0.20);
        ctx.beginPath();
        ctx.moveTo(-6, -5);
        ctx.bezierCurveTo(8, -17, 32, -13, 36, 0);
        ctx.bezierCurveTo(29, 14, 6, 15, -6, 7);
        ctx.closePath();
        ctx.fillStyle = i < 0 ? Brush.linear(ctx, 0, -14, 0, 14, [[0, "#56403c"], [1, "#2c2020"]])
            : Brush.linear(ctx, 0, -14, 0, 14, [[0, "#fffaf2"], [1, "#e5d6c6"]]);
        ctx.fill();
        ctx.beginPath();
        ctx.moveTo(2, -2);
        ctx.bezierCurveTo(10, -9, 24, -8, 28, 0);
        ctx.bezierCurveTo(22, 8, 9, 9, 2, 5);
        ctx.closePath();
        ctx.fillStyle = "#f2a6a2";
        ctx.fill();
        ctx.restore();
    }
    // horns
    for (i = -1; i <= 1; i += 2) {
        ctx.save();
        ctx.scale(i, 1);
        ctx.beginPath();
        ctx.moveTo(17, -46);
        ctx.bezierCurveTo(30, -50, 36, -60, 33, -73);
        ctx.bezierCurveTo(42, -62, 42, -46, 29, -38);
        ctx.closePath();
        ctx.fillStyle = Brush.linear(ctx, 20, -44, 38, -70, [[0, "#e9d3a6"], [0.7, "#fbf0d4"], [1, "#b89a6a"]]);
        ctx.fill();
        ctx.restore();
    }
    // head
    ctx.beginPath();
    ctx.moveTo(0, -56);
    ctx.bezierCurveTo(26, -57, 42, -44, 41, -22);
    ctx.bezierCurveTo(40, -4, 33, 6, 33, 26);
    ctx.bezierCurveTo(33, 52, -33, 52, -33, 26);
    ctx.bezierCurveTo(-33, 6, -40, -4, -41, -22);
    ctx.bezierCurveTo(-42, -44, -26, -57, 0, -56);
    ctx.closePath();
    ctx.fillStyle = Brush.linear(ctx, -20, -56, 24, 44, [[0, "#ffffff"], [0.6, "#fdf3e6"], [1, "#ead9c6"]]);
    ctx.fill();
    ctx.save();
    ctx.clip();
    // patch
    ctx.beginPath();
    ctx.moveTo(-50, -60);
    ctx.lineTo(-10, -62);
    ctx.bezierCurveTo(2, -44, -4, -30, -6, -18);
    ctx.bezierCurveTo(-8, -2, -24, 4, -50, 0);
    ctx.closePath();
    ctx.fillStyle = Brush.linear(ctx, 0, -60, 0, 4, [[0, "#5c4541"], [1, "#33262a"]]);
    ctx.fill();
    ctx.restore();
    // tuft
    ctx.fillStyle = "#a8623a";
    ctx.beginPath();
    ctx.moveTo(-18, -50);
    ctx.bezierCurveTo(-22, -66, -8, -72, -4, -62);
    ctx.bezierCurveTo(0, -76, 14, -72, 10, -60);
    ctx.bezierCurveTo(20, -66, 26, -56, 18, -48);
    ctx.bezierCurveTo(12, -40, 10, -50, 5, -38);
    ctx.bezierCurveTo(1, -48, -4, -50, -7, -40);
    ctx.bezierCurveTo(-11, -50, -16, -46, -18, -50);
    ctx.closePath();
    ctx.fill();
    ctx.fillStyle = "rgba(255,220,180,0.25)";
    ctx.beginPath();
    ctx.moveTo(-12, -54);
    ctx.bezierCurveTo(-12, -64, -4, -64, -5, -56);
    ctx.closePath();
    ctx.fill();
    // eyes
    for (i = -1; i <= 1; i += 2) {
        Brush.oval(ctx, i * 18, -17, 10, 12.2);
        ctx.fillStyle = "#ffffff";
        ctx.fill();
        Brush.oval(ctx, i * 18 + 2.2, -14.6, 6.6, 8.4);
        ctx.fillStyle = Brush.linear(ctx, 0, -24, 0, -6, [[0, "#17110f"], [1, "#5a3520"]]);
        ctx.fill();
        Brush.disc(ctx, i * 18 + 4.6, -18, 2.6);
        ctx.fillStyle = "#ffffff";
        ctx.fill();
        Brush.disc(ctx, i * 18 - 0.2, -10.6, 1.3);
        ctx.fillStyle = "rgba(255,255,255,0.8)";
        ctx.fill();
        ctx.strokeStyle = i < 0 ? "#1b1212" : "#4a3832";
        ctx.lineWidth = 1.6;
        ctx.lineCap = "round";
        for (var e = 0; e < 3; ++e) {
            ctx.beginPath();
            ctx.moveTo(i * (24 + e * 1.6), -26 + e * 3.4);
            ctx.lineTo(i * (28 + e * 1.8), -31 + e * 3.6);
            ctx.stroke();
        }
    }
    // muzzle
    ctx.beginPath();
    ctx.moveTo(0, 2);
    ctx.bezierCurveTo(26, 0, 46, 12, 45, 31);
    ctx.bezierCurveTo(44, 51, 22, 57, 0, 57);
    ctx.bezierCurveTo(-22, 57, -44, 51, -45, 31);
    ctx.bezierCurveTo(-46, 12, -26, 0, 0, 2);
    ctx.closePath();
    ctx.fillStyle = Brush.linear(ctx, -10, 2, 10, 57, [[0, "#ffd3ca"], [0.6, "#f8b3aa"], [1, "#e3908c"]]);
    ctx.fill();
    Brush.shade(ctx, -16, 10, 20, 6, "#ffffff", 0.55);
    for (i = -1; i <= 1; i += 2) {
        ctx.save();
        ctx.translate(i * 17, 20);
        ctx.rotate(i * 0.35);
        Brush.oval(ctx, 0, 0, 4.2, 6);
        ctx.fillStyle = "#a85557";
        ctx.fill();
        Brush.oval(ctx, 0.6, 1.6, 2.6, 3.6);
        ctx.fillStyle = "#7d3a40";
        ctx.fill();
        ctx.restore();
    }
    ctx.strokeStyle = "#8f474b";
    ctx.lineWidth = 2.2;
    ctx.lineCap = "round";
    ctx.beginPath();
    ctx.moveTo(-27, 36);
    ctx.bezierCurveTo(-18, 48, 18, 49, 28, 34);
    ctx.stroke();
    ctx.beginPath();
    ctx.moveTo(27, 37);
    ctx.quadraticCurveTo(31, 34, 30, 30);
    ctx.stroke();
    Brush.shade(ctx, -31, 6, 8, 6, "#ff8f8f", 0.30);
    Brush.shade(ctx, 31, 4, 8, 6, "#ff8f8f", 0.45);
    ctx.restore();
}
function miniCow(ctx, x, y, s) {
    ctx.save();
    ctx.translate(x, y);
    ctx.scale(s, s);
    ctx.strokeStyle = "#54463c";
    ctx.fillStyle = "#54463c";
    ctx.lineWidth = 1.5;
    ctx.lineCap = "round";
    ctx.beginPath();
    ctx.moveTo(-6, -5);
    ctx.bezierCurveTo(-8, 2, -6, 9, 0, 9);
    ctx.bezierCurveTo(6, 9, 8, 2, 6, -5);
    ctx.bezierCurveTo(3, -8, -3, -8, -6, -5);
    ctx.stroke();
    Brush.oval(ctx, 0, 5.2, 5.2, 3.6);
    ctx.stroke();
    Brush.disc(ctx, -2, 5, 0.8);
    ctx.fill();
    Brush.disc(ctx, 2, 5, 0.8);
    ctx.fill();
    Brush.disc(ctx, -2.7, -1.6, 1);
    ctx.fill();
    Brush.disc(ctx, 2.7, -1.6, 1);
    ctx.fill();
    ctx.beginPath();
    ctx.moveTo(-6, -4);
    ctx.quadraticCurveTo(-12, -6, -11, -1);
    ctx.quadraticCurveTo(-8, 0, -6.8, -2);
    ctx.stroke();
    ctx.beginPath();
    ctx.moveTo(6, -4);
    ctx.quadraticCurveTo(12, -6, 11, -1);
    ctx.quadraticCurveTo(8, 0, 6.8, -2);
    ctx.stroke();
    ctx.beginPath();
    ctx.moveTo(-4, -7);
    ctx.quadraticCurveTo(-6, -10, -4, -12);
    ctx.stroke();
    ctx.beginPath();
    ctx.moveTo(4, -7);
    ctx.quadraticCurveTo(6, -10, 4, -12);
    ctx.stroke();
    ctx.restore();
}
