pragma Singleton
import QtQuick
import Dice

// Rolling Dice: an arctic box, in the evening sun or, in the dark theme, under an aurora.
QtObject {
    readonly property var day: ({
        key: "#FFEBD2", keyPower: 1.12, fill: "#CFE6FF", fillPower: 0.3, probe: 0.29, shade: 72, lamp: "#FFEBD0", lampPower: 1.1, lampSky: "#8C96A6",
        bright: 1, deep: "#062A40", shallow: "#1F93AC", sky: "#9CC4DA", ripple: 0.15, foam: "#D8EFF5", gleam: 0.1, floe: "#E2E9F0", flank: "#FFFFFF",
        field: "#FFFFFF", rim: "#FFFFFF", wall: "#E2E6E8", block: "#CFE2EA", dieGlow: 0.26, dieSpot: 0.75, line: "#0078D0", lineGlow: "#0070C8",
        lineStrength: 0.9, ringGlow: "#0B4A70", ringStrength: 0.55, contrast: "#FFFFFF", frame: "#316286", fan: 1, tableShadow: "#4A3420", tableStrength: 0.62
    })
    readonly property var night: ({
        key: "#A9C8FF", keyPower: 0.42, fill: "#4E7BC8", fillPower: 0.2, probe: 1, shade: 80, lamp: "#C6DAFF", lampPower: 0.85, lampSky: "#3A4A66",
        bright: 0.72, deep: "#031523", shallow: "#0E6C86", sky: "#1E8E8A", ripple: 0.11, foam: "#4E93AC", gleam: 0.55, floe: "#DCE8F6", flank: "#7F9CC0",
        field: "#AFC6E6", rim: "#B8C8E0", wall: "#C8D4E4", block: "#A6C4D8", dieGlow: 0.34, dieSpot: 0.8, line: "#7FE9FF", lineGlow: "#35D6FF",
        lineStrength: 0.75, ringGlow: "#9FE8FF", ringStrength: 0.8, contrast: "#061A28", frame: "#2A5282", fan: 0.65, tableShadow: "#000000", tableStrength: 0.95
    })
    readonly property var scene: Theme.dark ? night : day
    readonly property var box: ({
        hull: "#174C70", snow: "#F6FCFF", dice: ["#F0452B", "#2E78FA", "#12A85C", "#8F57FF", "#FFA800", "#06B4C4"], pip: "#FFFFFF",
        below: "#39C2DC", pole: "#E9D6A6", pennant: "#E4572E", drop: "#DDF6FF", valid: "#3BE08A", invalid: "#FF5A4A", dark: "#000000",
        onPale: "#0B3049", onRim: "#E2F4FB", eye: "#15181F", muzzle: "#FFF6EA", flatShade: "#59082038"
    })

    // Around the box: tags, the tray, the outcomes of a throw.
    readonly property var desk: ({
        felt: Theme.dark ? "#0E3247" : "#BFE2F0", feltDeep: Theme.dark ? "#0A2233" : "#93C9E0", feltEdge: Theme.dark ? "#2B6482" : "#7DB6D0", words: Theme.dark ? "#CBE7F5" : "#0B3B56",
        tag: "#F20B3550", tagWords: "#FFFFFF", tagSoft: "#C4DCEA", tagLine: "#3B6E8C", keyInk: "#DDF1FB", chosenInk: "#0B3550",
        stay: Theme.dark ? "#5E93B0" : "#8DBCD6", water: Theme.dark ? "#1F4C74" : "#1B4F7E", net: Theme.dark ? "#4FB7DA" : "#0B587A", hole: Theme.dark ? "#FF9A8A" : "#A33426"
    })
}
