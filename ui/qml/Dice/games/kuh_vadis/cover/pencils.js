.pragma library
.import "../../../scenes/brush.js" as Brush

// A pencil, and the crosses and rings that it draws.

function pencil(ctx, x, y, len, deg, hex) {  // tip at x,y
    ctx.save();
    ctx.translate(x, y);
    ctx.rotate(deg * Math.PI / 180);
    ctx.beginPath();
    ctx.moveTo(0, 0);
    ctx.lineTo(17, -5.5);
    ctx.lineTo(17, 5.5);
    ctx.closePath();
    ctx.fillStyle = "#f6d9ae";
    ctx.fill();
    ctx.beginPath();
    ctx.moveTo(0, 0);
    ctx.lineTo(6.5, -2.1);
    ctx.lineTo(6.5, 2.1);
    ctx.closePath();
    ctx.fillStyle = Brush.mix(hex, "#10131f", 0.3);
    ctx.fill();
    ctx.fillStyle = Brush.mix(hex, "#ffffff", 0.30);
    ctx.fillRect(17, -5.5, len, 3.6);
    ctx.fillStyle = hex;
    ctx.fillRect(17, -2, len, 4);
    ctx.fillStyle = Brush.mix(hex, "#10131f", 0.28);
    ctx.fillRect(17, 2, len, 3.5);
    ctx.fillStyle = "#d9d3c6";
    ctx.fillRect(17 + len, -5.5, 8, 11);
    ctx.fillStyle = "#b3ab9b";
    ctx.fillRect(19.5 + len, -5.5, 1.2, 11);
    Brush.roundRect(ctx, 25 + len, -5.5, 9, 11, 3.5);
    ctx.fillStyle = "#f08f9b";
    ctx.fill();
    ctx.restore();
}
function pencilCross(ctx, x, y, s, hex, r, weight) {
    weight = weight || 1;
    ctx.strokeStyle = hex;
    ctx.lineCap = "round";
    for (var k = 0; k < 2; ++k)
        for (var p = 0; p < 2; ++p) {
            ctx.lineWidth = (p ? 1.2 : 2.7) * weight;
            ctx.globalAlpha = p ? 0.55 : 0.92;
            var j = function () {
                return (r() - 0.5) * 1.8 * weight;
            };
            ctx.beginPath();
            ctx.moveTo(x + (k ? s : -s) + j(), y - s + j());
            ctx.quadraticCurveTo(x + j() * 1.6, y + j() * 1.6, x + (k ? -s : s) + j(), y + s + j());
            ctx.stroke();
        }
    ctx.globalAlpha = 1;
}
function pencilRing(ctx, x, y, s, hex, r, weight) {
    weight = weight || 1;
    ctx.strokeStyle = hex;
    ctx.lineCap = "round";
    var a0 = -2 + r() * 0.6, pts, i;
    for (var p = 0; p < 2; ++p) {
        pts = [];
        var w = 1 + (r() - 0.5) * 0.12;
        for (i = 0; i <= 15; ++i) {
            var a = a0 + i / 14 * Math.PI * 2;
            pts.push([x + Math.cos(a) * s * w * (1 + i * 0.004), y + Math.sin(a) * s / w + (p ? 0.7 * weight : 0)]);
        }
        ctx.lineWidth = (p ? 1.1 : 2.6) * weight;
        ctx.globalAlpha = p ? 0.5 : 0.92;
        Brush.smooth(ctx, pts, true);
        ctx.stroke();
    }
    ctx.globalAlpha = 1;
}
