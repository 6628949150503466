.pragma library
.import "../../../scenes/brush.js" as Brush

// Stones and the rocket of Beam Me Up.

function capsule(ctx, x, y, w, h, hex) {
    Brush.glow(ctx, x, y, h * 1.5, hex, 0.7);
    Brush.roundRect(ctx, x - w / 2, y - h / 2, w, h, w / 2);
    ctx.fillStyle = Brush.linear(ctx, x - w / 2, y, x + w / 2, y, [[0, Brush.mix(hex, "#ffffff", 0.75)],
        [0.4, Brush.mix(hex, "#ffffff", 0.28)], [0.8, hex], [1, Brush.mix(hex, "#3a1a8a", 0.35)]]);
    ctx.fill();
    Brush.roundRect(ctx, x - w * 0.30, y - h * 0.36, w * 0.20, h * 0.5, w * 0.1);
    ctx.fillStyle = "rgba(255,255,255,0.85)";
    ctx.fill();
    Brush.roundRect(ctx, x - w / 2, y - h / 2, w, h, w / 2);
    ctx.strokeStyle = "rgba(255,255,255,0.75)";
    ctx.lineWidth = 0.9;
    ctx.stroke();
}
function rocket(ctx, x, y, s, deg) {
    ctx.save();
    ctx.translate(x, y);
    ctx.rotate(deg * Math.PI / 180);
    ctx.scale(s, s);
    // flame
    Brush.glow(ctx, 0, 44, 44, "#ff9a3c", 0.75);
    ctx.fillStyle = Brush.linear(ctx, 0, 26, 0, 78, [[0, "#fff6c8"], [0.25, "#ffd25a"], [0.6, "#ff7a3c"],
        [1, "rgba(255,70,120,0)"]]);
    ctx.beginPath();
    ctx.moveTo(-9, 25);
    ctx.bezierCurveTo(-15, 46, -4, 58, 0, 80);
    ctx.bezierCurveTo(4, 58, 15, 46, 9, 25);
    ctx.closePath();
    ctx.fill();
    ctx.fillStyle = "#fffbe0";
    ctx.beginPath();
    ctx.moveTo(-4, 25);
    ctx.bezierCurveTo(-6, 38, -1, 42, 0, 52);
    ctx.bezierCurveTo(1, 42, 6, 38, 4, 25);
    ctx.closePath();
    ctx.fill();
    // fins
    ctx.fillStyle = Brush.linear(ctx, -24, 0, 24, 0, [[0, "#ff7d8f"], [1, "#c92b62"]]);
    ctx.beginPath();
    ctx.moveTo(-11, 2);
    ctx.bezierCurveTo(-24, 10, -25, 22, -22, 32);
    ctx.bezierCurveTo(-18, 26, -14, 24, -9, 24);
    ctx.closePath();
    ctx.fill();
    ctx.beginPath();
    ctx.moveTo(11, 2);
    ctx.bezierCurveTo(24, 10, 25, 22, 22, 32);
    ctx.bezierCurveTo(18, 26, 14, 24, 9, 24);
    ctx.closePath();
    ctx.fill();
    // hull
    ctx.beginPath();
    ctx.moveTo(0, -42);
    ctx.bezierCurveTo(16, -28, 19, -4, 11, 26);
    ctx.lineTo(-11, 26);
    ctx.bezierCurveTo(-19, -4, -16, -28, 0, -42);
    ctx.closePath();
    ctx.fillStyle = Brush.linear(ctx, -16, 0, 16, 0, [[0, "#ffffff"], [0.45, "#f1ecff"], [0.8, "#b9aee6"], [1, "#8677c9"]]);
    ctx.fill();
    ctx.save();
    ctx.clip();
    ctx.fillStyle = Brush.linear(ctx, -16, 0, 16, 0, [[0, "#ff8fa0"], [1, "#c92b62"]]);
    ctx.fillRect(-30, -50, 60, 24);
    ctx.fillStyle = Brush.rgba("#5b4bb0", 0.35);
    ctx.fillRect(-30, 19, 60, 3);
    ctx.restore();
    Brush.disc(ctx, 0, -8, 7.6);
    ctx.fillStyle = "#7a6cc4";
    ctx.fill();
    Brush.disc(ctx, 0, -8, 5.6);
    ctx.fillStyle = Brush.linear(ctx, -5, -13, 5, -3, [[0, "#aef3ff"], [1, "#1c6fb8"]]);
    ctx.fill();
    Brush.disc(ctx, -1.8, -10, 1.5);
    ctx.fillStyle = "#ffffff";
    ctx.fill();
    Brush.roundRect(ctx, -2.6, 10, 5.2, 18, 2.6);
    ctx.fillStyle = "#e2486f";
    ctx.fill();
    ctx.restore();
}
