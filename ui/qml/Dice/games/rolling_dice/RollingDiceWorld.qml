import QtQuick
import Dice
import "cover/rolling_dice_cover.js" as Cover

// The colours of Rolling Dice and its cover; the seed places the dust.
GameWorld {
    look: ({
        seed: 105, fill: "#11709C", accentLight: "#0E638B", accentDark: "#7CCBF0", side: "#0A2F4A", words: "#0B2E46",
        onDark: false, chip: "#DBFFFFFF", chipEdge: "#E6FFFFFF", drift: 40, dust: ["#FFFFFF", "#FFFFFF", "#E8F6FF"],
        strip: 0.19, stripShort: 0.28, heroStrip: 0.20
    })

    function paint(ctx, up) { Cover.paint(ctx, up) }
}
