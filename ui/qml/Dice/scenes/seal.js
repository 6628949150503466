.pragma library
.import "brush.js" as Brush

// A painted seal.

function seal(ctx, x, y, s, flip, scarf) {
    ctx.save();
    ctx.translate(x, y);
    ctx.scale(flip ? -s : s, s);
    Brush.shade(ctx, 8, 33, 62, 8, "#0d3a52", 0.35);
    // tail flippers
    ctx.fillStyle = Brush.linear(ctx, 50, 10, 80, 34, [[0, "#7f93a6"], [1, "#52677c"]]);
    ctx.beginPath();
    ctx.moveTo(52, 24);
    ctx.bezierCurveTo(62, 18, 66, 8, 78, 6);
    ctx.bezierCurveTo(80, 14, 76, 18, 72, 21);
    ctx.bezierCurveTo(80, 22, 84, 27, 83, 33);
    ctx.bezierCurveTo(70, 34, 60, 34, 50, 32);
    ctx.closePath();
    ctx.fill();
    // body
    ctx.beginPath();
    ctx.moveTo(-38, 20);
    ctx.bezierCurveTo(-46, -6, -40, -40, -14, -42);
    ctx.bezierCurveTo(8, -43, 16, -24, 20, -10);
    ctx.bezierCurveTo(30, 2, 48, 12, 62, 24);
    ctx.bezierCurveTo(62, 32, 40, 35, 10, 35);
    ctx.bezierCurveTo(-20, 36, -36, 34, -38, 20);
    ctx.closePath();
    ctx.fillStyle = Brush.linear(ctx, 0, -42, 0, 36, [[0, "#a9bccb"], [0.5, "#8499ac"], [1, "#5a7086"]]);
    ctx.fill();
    ctx.save();
    ctx.clip();
    Brush.oval(ctx, -20, 22, 24, 26);
    ctx.fillStyle = "rgba(240,246,250,0.55)";
    ctx.fill();
    ctx.fillStyle = "rgba(60,80,100,0.28)";
    Brush.oval(ctx, 14, 4, 3, 2);
    ctx.fill();
    Brush.oval(ctx, 24, 12, 2.4, 1.6);
    ctx.fill();
    Brush.oval(ctx, 6, -8, 2.4, 1.8);
    ctx.fill();
    Brush.oval(ctx, 32, 18, 2.4, 1.5);
    ctx.fill();
    ctx.restore();
    // flipper
    ctx.beginPath();
    ctx.moveTo(-6, 14);
    ctx.bezierCurveTo(8, 14, 16, 26, 20, 36);
    ctx.bezierCurveTo(6, 38, -8, 32, -12, 22);
    ctx.closePath();
    ctx.fillStyle = "#61778c";
    ctx.fill();
    // scarf
    ctx.fillStyle = Brush.linear(ctx, 0, -14, 0, 6, [[0, Brush.mix(scarf, "#ffffff", 0.2)],
        [1, Brush.mix(scarf, "#000000", 0.15)]]);
    ctx.beginPath();
    ctx.moveTo(-42, -4);
    ctx.bezierCurveTo(-26, 6, 2, 4, 18, -10);
    ctx.lineTo(22, -1);
    ctx.bezierCurveTo(4, 14, -26, 16, -41, 7);
    ctx.closePath();
    ctx.fill();
    ctx.beginPath();
    ctx.moveTo(8, 4);
    ctx.lineTo(20, 22);
    ctx.lineTo(10, 25);
    ctx.lineTo(0, 8);
    ctx.closePath();
    ctx.fill();
    sealFace(ctx, -16, -22);
    ctx.restore();
}
function sealFace(ctx, x, y) {
    ctx.save();
    ctx.translate(x, y);
    var i;
    for (i = -1; i <= 1; i += 2) {
        Brush.oval(ctx, i * 11 - 3, -3, 4.6, 5.4);
        ctx.fillStyle = "#16202b";
        ctx.fill();
        Brush.disc(ctx, i * 11 - 4.4, -5.2, 1.7);
        ctx.fillStyle = "#ffffff";
        ctx.fill();
        Brush.disc(ctx, i * 11 - 1.6, -0.6, 0.8);
        ctx.fill();
    }
    Brush.oval(ctx, -8, 7, 7.2, 5.6);
    ctx.fillStyle = "#dfe8ee";
    ctx.fill();
    Brush.oval(ctx, 2, 7, 7.2, 5.6);
    ctx.fill();
    Brush.oval(ctx, -3, 2.6, 4.2, 3);
    ctx.fillStyle = "#24303c";
    ctx.fill();
    ctx.strokeStyle = "rgba(36,48,60,0.65)";
    ctx.lineWidth = 0.8;
    ctx.lineCap = "round";
    for (i = 0; i < 3; ++i) {
        ctx.beginPath();
        ctx.moveTo(-11, 6 + i * 2);
        ctx.lineTo(-24, 4 + i * 4);
        ctx.stroke();
        ctx.beginPath();
        ctx.moveTo(5, 6 + i * 2);
        ctx.lineTo(18, 4 + i * 4);
        ctx.stroke();
    }
    ctx.beginPath();
    ctx.moveTo(-3, 6);
    ctx.lineTo(-3, 9);
    ctx.moveTo(-8, 10.6);
    ctx.quadraticCurveTo(-4, 13.4, -3, 9.4);
    ctx.quadraticCurveTo(-2, 13.4, 2, 10.6);
    ctx.lineWidth = 1.1;
    ctx.stroke();
    Brush.shade(ctx, -19, 4, 5, 3.4, "#ff9d9d", 0.5);
    Brush.shade(ctx, 13, 4, 5, 3.4, "#ff9d9d", 0.5);
    ctx.restore();
}
