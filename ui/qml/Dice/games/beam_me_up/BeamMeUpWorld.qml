import QtQuick
import Dice
import "cover/beam_me_up_cover.js" as Cover

// The colours of Beam Me Up and its cover; the seed places the dust.
GameWorld {
    look: ({
        seed: 98, fill: "#6240E8", accentLight: "#5A37E0", accentDark: "#B7A4FF", side: "#1B0F4A", words: "#FFFFFF",
        onDark: true, chip: "#9E0D0524", chipEdge: "#47FFFFFF", drift: 0, dust: ["#FFFFFF", "#CFE0FF", "#FFE9C9"],
        strip: 0.13, stripShort: 0.13, heroStrip: 0.085
    })

    function paint(ctx, up) { Cover.paint(ctx, up) }
}
