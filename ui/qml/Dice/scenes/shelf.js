.pragma library
.import "brush.js" as Brush
.import "cube.js" as Cube
.import "seal.js" as Seal

// A seal on a floe, waiting beside two dice for someone to play with. Drawn in a space of 384 x 211.

const DICE = [[0.5, 0.35, "teal", 24, [2, 5, 3, 4, 5, 2]], [-0.45, -0.55, "amber", -14, [5, 2, 3, 4, 6, 1]]];

function paint(ctx) {
    Brush.oval(ctx, 192, 166, 184, 36);
    ctx.fillStyle = Brush.linear(ctx, 0, 140, 0, 200, [[0, "#eef8fc"], [1, "#b9dcec"]]);
    ctx.fill();
    ctx.strokeStyle = "#8fd0e6";
    ctx.lineWidth = 3;
    ctx.stroke();
    Seal.seal(ctx, 104, 112, 1.35, false, "#6240e8");
    const camera = Cube.camera([0, -12, 7.2], [0, 0, 0], 560, 284, 158);
    DICE.forEach(die => {
        const foot = camera([die[0], die[1], 0]);
        Brush.shade(ctx, foot[0] + 10, foot[1] + 4, 40, 11, "#14506e", 0.42);
        Cube.die(ctx, camera, [die[0], die[1], 0.5], 0.5, Cube.turn(die[3], 0, 0), Cube.GLASS[die[2]], { glass: true, vals: die[4] });
    });
}
