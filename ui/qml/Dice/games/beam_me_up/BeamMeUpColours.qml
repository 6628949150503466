pragma Singleton
import QtQuick
import Dice

// Beam Me Up: night over a planet, the same in both themes; chips beside the board follow the theme.
QtObject {
    readonly property var sky: ({
        deep: "#05060F", rim: "#30FFFFFF", light: "#CFE0FF", words: "#D5D9F2", ink: "#14162A", zoneSpace: "#A9B6E8",
        zoneAir: "#B7A9DA", dotSpace: "#70C9D4FF", dotAir: "#58E6E0FF", empty: "#66FFFFFF", shine: "#B8FFFFFF",
        noShine: "#00FFFFFF", chip: "#FFFDF8", chipInk: "#22242B",
        pink: "#FF5BAE", pinkGlow: "#FF6DB6", pinkCore: "#FFB3DA", pinkSign: "#FF8CC6",
        blue: "#BDEBFF", blueGlow: "#59C7FF", blueBack: "#2F8FE0", blueRing: "#BF8CD9FF", blueSign: "#CFF1FF",
        flame: "#FF8A2B", flameGlow: "#FF9A3C", flameCore: "#FFE38A", fin: "#E8503F", hull: "#FFFFFF", hullMid: "#E9ECF6",
        hullDark: "#A9B2CC", pane: "#27346E", paneEdge: "#7F89A8",
        ice: "#8FD6FF", iceGlow: "#6CC8FF", iceEdge: "#BFE9FF", iceLight: "#F2FAFF", iceInk: "#0F4C81", iceGhost: "#A00B3A66",
        iceDeep: "#10153A", air: ["#0B1334", "#14164A", "#32205C", "#8C4360", "#D98A5C"], space: ["#03040A", "#0A0E24"],
        houses: "#17132C", window: "#FFC76B"
    })
    readonly property color iceChip: Theme.dark ? "#16324A" : "#DDF1FF"
    readonly property color iceChipEdge: Theme.dark ? "#3F88B8" : "#9CCBE8"
    readonly property color iceChipInk: Theme.dark ? "#A9DFFF" : "#0F4C7C"
    readonly property color rocketChip: Theme.dark ? "#45291A" : "#FFE9D2"
    readonly property color rocketChipEdge: Theme.dark ? "#A8622E" : "#EBBE8C"
    readonly property color rocketChipInk: Theme.dark ? "#FFC79A" : "#7A3B08"
}
