import QtQuick
import Dice

// The colours of Fast Fifty and its cover.
GameWorld {
    look: ({
        seed: 50, fill: "#1F7F9C", accentLight: "#176A83", accentDark: "#8FD3E8", side: "#0E3A4A", words: "#FFFFFF",
        onDark: true, chip: "#9E05202A", chipEdge: "#47FFFFFF", drift: -20, dust: ["#9BE8FF", "#FFFFFF", "#D8EEF5"],
        strip: 0.10, stripShort: 0.10, heroStrip: 0.08
    })

    function paint(ctx, up) {
        ctx.fillStyle = "#145A70"
        ctx.fillRect(0, -up, 600, 270 + up)
        ctx.fillStyle = "#F2B31E"
        ctx.fillRect(400, 80, 110, 110)
    }
}
