pragma Singleton
import QtQuick
import Dice

// Dice Flick: a neon box, the same in both themes; only the table under it changes.
QtObject {
    readonly property var box: ({
        body: "#262147", bowl: "#221D40", magenta: "#FF2FA0", cyan: "#25C8FF", edge: "#5546E0", plate: "#1B1A30", pad: "#050509",
        arrow: "#6A5CFF", idle: "#4A3BB0", key: "#FFF1E0", fill: "#8FB6FF", post: "#2B2A44", hover: "#C9D2FF",
        dice: { blue: "#0F5BFF", yellow: "#FFBE0B", green: "#0FAE52", white: "#F1EEE8", pink: "#FF2E9E" },
        pips: { blue: "#FFFFFF", yellow: "#2A1B00", green: "#F4FFF4", white: "#1A1C24", pink: "#FFFFFF" },
        lights: { blue: "#4C97FF", yellow: "#FFD34D", green: "#2CE27A", white: "#DDE4FF", pink: "#FF2FA0" },
        stickers: { centre: "#B9C4FF", blue: "#2F7BFF", yellow: "#FFB91E", green: "#1FD76C", bonus: "#FF4FB5" },
        shadow: Theme.dark ? 0.9 : 0.62, spill: Theme.dark ? 0.15 : 0.06
    })

    // Around the box: the flat view, tags, the tray, the pad.
    readonly property var desk: ({
        body: ({ blue: "#1D63E6", yellow: "#FFC21C", green: "#109A4C", white: "#F6F2E9", pink: "#E01D86" }),
        pip: ({ blue: "#FFFFFF", yellow: "#221A05", green: "#FFFFFF", white: "#1D1B2E", pink: "#FFF1B8" }),
        light: ({ blue: "#5AA2FF", yellow: "#FFD34D", green: "#3FE08A", white: "#E9ECFF", pink: "#FF5CC0", centre: "#C9D1FF", bonus: "#FF6CC6" }),
        ink: Theme.dark ? ({ blue: "#8DB7FF", yellow: "#FFD34D", green: "#6FDB9F", white: "#ECE9E2", pink: "#FF9AD3", centre: "#C3CBFF" })
                  : ({ blue: "#1D5BD0", yellow: "#7A5600", green: "#0C7038", white: "#4C505A", pink: "#A8146B", centre: "#4A45A8" }),
        felt: "#17142A", feltDeep: "#262145", feltEdge: "#453D78", words: "#D6D1FF", mark: "#B3A8F5", key: "#322C58", keyEdge: "#574E93", keyInk: "#E3DFFF",
        chosen: "#FFC93C", chosenInk: "#221A00", tag: "#F2100D20", tagWords: "#FFFFFF", tagSoft: "#C9C6DA", tagLine: "#3F3A66",
        table: "#1A1533", moat: "#150F2B", moatDeep: "#0D091C", rim: "#332A63", rimLight: "#4C3F8F", field: "#2A2350", hollow: "#0E0A1E",
        hollowLight: "#1C1638", hollowEdge: "#4E4489", tube: "#FF4FC0", tubeCyan: "#66E4FF", plate: "#1B1732", plateEdge: "#6558BE",
        shadow: "#8C05030F", shine: "#66FFFFFF", other: Theme.dark ? "#8C84E6" : "#6A5CD0", moatBar: Theme.dark ? "#4F5360" : "#B5AD9F",
        pencil: Theme.dark ? "#BAC5FF" : "#2B3F8F", now: Theme.dark ? "#FF9AD3" : "#A8146B", hole: Theme.dark ? "#14161C" : "#EDE5D8"
    })
}
