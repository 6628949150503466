import QtQuick
import Dice
import "cover/kuh_vadis_cover.js" as Cover

// The colours of Kuh Vadis and its cover; the seed places the dust.
GameWorld {
    look: ({
        seed: 99, fill: "#2F7D3B", accentLight: "#2A6F35", accentDark: "#8FD694", side: "#2C7A38", words: "#123A1C",
        onDark: false, chip: "#DBFFFFFF", chipEdge: "#E6FFFFFF", drift: -26, dust: ["#FFF6C8", "#FFFFFF", "#FFE08A"],
        strip: 0.14, stripShort: 0.21, heroStrip: 0.16
    })
    faceSet: "kuh_vadis"

    function paint(ctx, up) { Cover.paint(ctx, up) }
}
