import QtQuick
import Dice
import "cover/dice_flick_cover.js" as Cover

// The colours of Dice Flick and its cover; the seed places the dust.
GameWorld {
    look: ({
        seed: 102, fill: "#BE1A7C", accentLight: "#A8146B", accentDark: "#FF9AD3", side: "#1A0630", words: "#FFFFFF",
        onDark: true, chip: "#9E0D0524", chipEdge: "#47FFFFFF", drift: -34, dust: ["#FF9BE0", "#9BE8FF", "#FFFFFF"],
        strip: 0.10, stripShort: 0.10, heroStrip: 0.08
    })
    die: DiceFlickColours.desk.body.blue
    pip: DiceFlickColours.desk.pip.blue

    function paint(ctx, up) { Cover.paint(ctx, up) }
}
