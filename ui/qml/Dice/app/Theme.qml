pragma Singleton
import QtQuick

// All colours, sizes and durations of the program. Main sets the first block from the settings.
QtObject {
    id: theme

    property bool dark: false
    property bool calm: false
    property int pace: 1
    property bool patterns: false
    property real windowWidth: 1280
    property real windowHeight: 800

    readonly property real unit: Math.max(1, Math.min(2, windowWidth / 1920, windowHeight / 1080))
    readonly property bool compact: windowWidth < 1100 || windowHeight < 720

    // --- palette
    readonly property var day: ({
        table: "#F3EDE3", tableTop: "#FAF5EC", paper: "#FFFDF8", ink: "#22242B", muted: "#676B76", line: "#DDD4C6",
        good: "#2E7D4F", bad: "#B3372F", ink2: "#4C505A", paperEdge: "#E9E1D4", well: "#ECE4D7", wellEdge: "#E0D6C6",
        thumb: "#FFFFFF", thumbEdge: "#DDD2C0", hover: "#EAE1D3", soft: "#F3EDE3", fold: "#FAF5EC", field: "#F8F3EA",
        edge: "#CFC4B2", strongEdge: "#8F8470", off: "#D6CBBA", track: "#EFE7DA", markInk: "#FFFFFF", slider: "#6240E8",
        accent: "#5A37E0", accentFill: "#6240E8", accentInk: "#FFFFFF", scrim: "#94211C29",
        cardShadow: "#2147331A", lidShadow: "#4738240F", lidShadowHot: "#5C38240F"
    })
    readonly property var night: ({
        table: "#14161C", tableTop: "#1B1E27", paper: "#1E2129", ink: "#ECE9E2", muted: "#9BA0AC", line: "#31353F",
        good: "#6FCF97", bad: "#FF8A80", ink2: "#C3C7D0", paperEdge: "#31353F", well: "#14161C", wellEdge: "#31353F",
        thumb: "#3A3F4C", thumbEdge: "#4B5160", hover: "#2A2E38", soft: "#2A2E38", fold: "#242833", field: "#181B22",
        edge: "#474C59", strongEdge: "#7C8394", off: "#3A3F4C", track: "#14161C", markInk: "#14161C", slider: "#9D88FF",
        accent: "#B7A4FF", accentFill: "#6240E8", accentInk: "#FFFFFF", scrim: "#A805050D",
        cardShadow: "#6B000000", lidShadow: "#99000000", lidShadowHot: "#99000000"
    })
    readonly property var palette: dark ? night : day
    readonly property color table: palette.table
    readonly property color tableTop: palette.tableTop
    readonly property color paper: palette.paper
    readonly property color paperEdge: palette.paperEdge
    readonly property color ink: palette.ink
    readonly property color inkSoft: palette.ink2
    readonly property color muted: palette.muted
    readonly property color line: palette.line
    readonly property color good: palette.good
    readonly property color bad: palette.bad
    readonly property color markInk: palette.markInk
    readonly property color well: palette.well
    readonly property color wellEdge: palette.wellEdge
    readonly property color thumb: palette.thumb
    readonly property color thumbEdge: palette.thumbEdge
    readonly property color hover: palette.hover
    readonly property color soft: palette.soft
    readonly property color fold: palette.fold
    readonly property color field: palette.field
    readonly property color edge: palette.edge
    readonly property color strongEdge: palette.strongEdge
    readonly property color off: palette.off
    readonly property color track: palette.track
    readonly property color slider: palette.slider
    readonly property color accent: palette.accent
    readonly property color accentFill: palette.accentFill
    readonly property color accentInk: palette.accentInk
    readonly property color scrim: palette.scrim
    readonly property color dangerFill: "#B3372F"
    readonly property color white: "#FFFFFF"
    readonly property color clear: "transparent"
    readonly property color focus: dark ? "#FFFFFF" : "#22242B"

    // --- shadows (Shadow only)
    readonly property color cardShadow: palette.cardShadow
    readonly property color lidShadow: palette.lidShadow
    readonly property color lidShadowHot: palette.lidShadowHot
    readonly property real shadowDrop: 4 * unit
    readonly property real shadowBlur: 18 * unit
    readonly property real shadowSpread: -2 * unit

    // --- spacing 4-8-12-16-24-32-48 and measures
    readonly property real s4: 4 * unit; readonly property real s8: 8 * unit; readonly property real s12: 12 * unit; readonly property real s16: 16 * unit
    readonly property real s24: 24 * unit; readonly property real s32: 32 * unit; readonly property real s48: 48 * unit
    readonly property real margin: (compact ? 28 : 44) * unit
    readonly property real gap: (compact ? 16 : 22) * unit
    readonly property real pad: (compact ? 14 : 20) * unit
    readonly property real hairline: Math.max(1, Math.round(unit))
    readonly property real rim: 1.5 * unit
    readonly property real ring: 3 * unit
    readonly property real radiusSmall: 9 * unit; readonly property real radiusControl: 12 * unit; readonly property real radius: 14 * unit
    readonly property real radiusLid: 18 * unit; readonly property real radiusSheet: 22 * unit
    readonly property real lidWidth: 570 * unit; readonly property real lidHeight: 262 * unit
    readonly property real continueHeight: (compact ? 60 : 72) * unit
    readonly property int startWidth: 1280; readonly property int startHeight: 800
    readonly property int leastWidth: 960; readonly property int leastHeight: 640
    readonly property real pageWidth: 1240 * unit
    readonly property real matchCardHeight: (compact ? 88 : 96) * unit
    readonly property real sheetWidth: 976 * unit; readonly property real sheetHeight: 716 * unit
    readonly property real sheetFoot: (compact ? 72 : 88) * unit
    readonly property real bannerHeight: (compact ? 84 : 124) * unit
    readonly property real seatHeight: (compact ? 122 : 140) * unit
    readonly property real boardChoiceHeight: (compact ? 176 : 236) * unit
    readonly property real heroHeight: (compact ? 116 : 172) * unit
    readonly property real control: 40 * unit
    readonly property real button: 52 * unit
    readonly property real row: (compact ? 56 : 60) * unit
    readonly property real iconSmall: 16 * unit; readonly property real icon: 20 * unit; readonly property real iconLarge: 24 * unit
    readonly property real markTiny: 18 * unit; readonly property real markSmall: 24 * unit
    readonly property real mark: 32 * unit; readonly property real markLarge: 48 * unit

    // --- type
    readonly property string text: "Manrope"
    readonly property string title: "Fredoka One"
    readonly property real sizeTiny: 12 * unit; readonly property real sizeNote: 13 * unit; readonly property real sizeLabel: 14 * unit
    readonly property real sizeText: 15 * unit; readonly property real sizeButton: 17 * unit; readonly property real sizeSection: 17 * unit
    readonly property real sizeName: 18 * unit; readonly property real sizeSub: 22 * unit
    readonly property real sizeTitle: (compact ? 26 : 32) * unit
    readonly property real sizeTitleBase: 32 * unit
    readonly property real sizeSheet: (compact ? 28 : 36) * unit
    readonly property real sizeHero: (compact ? 32 : 48) * unit
    readonly property real lineHeight: 1.35

    // --- motion; loops (pulsing, twinkling) run only while `lively`, and pause with Attention
    readonly property bool lively: !calm
    readonly property real tempo: calm || pace === 0 ? 0 : 1 / pace
    readonly property int quick: 120 * tempo
    readonly property int normal: 220 * tempo
    readonly property int slow: 420 * tempo
    readonly property int easing: Easing.OutCubic
    readonly property int breath: 1400
    readonly property int settleTime: 90
    readonly property int slice: 16
    readonly property int chargeTime: 1500
    property int toastTime: 8000
    readonly property int idleAfter: 10000
    readonly property int tipDelay: 500
    readonly property real hotLift: 4 * unit
    readonly property real pressed: 0.98
    readonly property real disabled: 0.45

    readonly property real veil: 0.26
    readonly property color ribbon: "#FFFDF8"
    readonly property color ribbonFold: "#8C7F6A"
    readonly property color ribbonInk: "#22242B"
    readonly property color artRim: "#42FFFFFF"
    readonly property color artWordShadow: "#73000000"
    readonly property color artButton: "#3A2A6E"
    readonly property color artButtonEdge: "#8F84C4"
    readonly property color gloss: "#59FFFFFF"
    readonly property var confettiOnDark: ["#FFD166", "#FF7AD1", "#57D8FF", "#7DFFB2", "#FF8A66", "#FFFFFF", "#B7A4FF"]
    readonly property var confettiOnLight: ["#F2A900", "#E0408F", "#1F8FD0", "#2E9D57", "#E5532D", "#FFFFFF", "#7A4BE0"]

    // --- seats: star, triangle, square, diamond, hexagon, moon
    readonly property var seatFills: ["#CF3B25", "#2563C9", "#1E7F4A", "#7A4BE0", "#A25E00", "#0E7C86"]
    readonly property var seatInksDark: ["#FF8A73", "#8DB7FF", "#6FCF97", "#B79CFF", "#F0B457", "#5FD0DA"]
    readonly property var seatSoftsLight: ["#FBE3DD", "#DDE8FA", "#DAF0E2", "#E9E1FC", "#F8E8CF", "#D6EFF1"]
    readonly property var seatSoftsDark: ["#40241F", "#1F2F4D", "#1C3A2A", "#332851", "#40301A", "#183A3E"]
    readonly property var seatGlows: ["#FF8B78", "#63B4FF", "#4FE3B0", "#B69CFF", "#FFC24A", "#4FE0E6"]
    readonly property color seatOnGlow: "#1B1430"
    readonly property color seatRim: dark ? "#38FFFFFF" : "#D9FFFFFF"
    readonly property color seatEdge: dark ? "#1AFFFFFF" : "#0D000000"
    readonly property color seatWell: dark ? "#52000000" : "#8CFFFFFF"

    // --- Beam Me Up: night over a planet, the same in both themes
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
    readonly property color iceChip: dark ? "#16324A" : "#DDF1FF"
    readonly property color iceChipEdge: dark ? "#3F88B8" : "#9CCBE8"
    readonly property color iceChipInk: dark ? "#A9DFFF" : "#0F4C7C"
    readonly property color rocketChip: dark ? "#45291A" : "#FFE9D2"
    readonly property color rocketChipEdge: dark ? "#A8622E" : "#EBBE8C"
    readonly property color rocketChipInk: dark ? "#FFC79A" : "#7A3B08"

    // --- Kuh Vadis: a paper pad on a meadow; in the dark theme the paper is lit by a lamp
    readonly property var kuhVadisDay: ({
        sheet: "#FFFBF1", edge: "#E9E0CC", cross: "#2459B3", circle: "#C4352B", crossTrace: "#1F4D9C", circleTrace: "#B23027", glow: "#FFC22E",
        graphite: "#4A4640", strike: "#3C3834", chance: "#6B5D49", words: "#FFFDF4", ground: "#9CC673", shadow: "#6B0F1F0D",
        crossInk: "#2459B3", circleInk: "#B3372F", slipInk: "#332C26", slipEdge: "#DACDB2"
    })
    readonly property var kuhVadisNight: ({
        sheet: "#DDD3BF", edge: "#BDB29C", cross: "#1F4E9E", circle: "#A8261E", crossTrace: "#1B4489", circleTrace: "#99231B", glow: "#FFB92E",
        graphite: "#4A4640", strike: "#3C3834", chance: "#40352A", words: "#FFFDF4", ground: "#162A22", shadow: "#B30A120A",
        crossInk: "#8FB4F2", circleInk: "#FF9A90", slipInk: "#2B251F", slipEdge: "#A89B84"
    })
    readonly property var kuhVadis: dark ? kuhVadisNight : kuhVadisDay

    // --- Dice Flick: a neon box, the same in both themes; only the table under it changes
    readonly property var diceFlick: ({
        body: "#262147", bowl: "#221D40", magenta: "#FF2FA0", cyan: "#25C8FF", edge: "#5546E0", plate: "#1B1A30", pad: "#050509",
        arrow: "#6A5CFF", idle: "#4A3BB0", key: "#FFF1E0", fill: "#8FB6FF", post: "#2B2A44", hover: "#C9D2FF",
        dice: { blue: "#0F5BFF", yellow: "#FFBE0B", green: "#0FAE52", white: "#F1EEE8", pink: "#FF2E9E" },
        pips: { blue: "#FFFFFF", yellow: "#2A1B00", green: "#F4FFF4", white: "#1A1C24", pink: "#FFFFFF" },
        lights: { blue: "#4C97FF", yellow: "#FFD34D", green: "#2CE27A", white: "#DDE4FF", pink: "#FF2FA0" },
        stickers: { centre: "#B9C4FF", blue: "#2F7BFF", yellow: "#FFB91E", green: "#1FD76C", bonus: "#FF4FB5" },
        shadow: dark ? 0.9 : 0.62, spill: dark ? 0.15 : 0.06
    })

    // --- Rolling Dice: an arctic box, in the evening sun or, in the dark theme, under an aurora
    readonly property var rollingDiceDay: ({
        key: "#FFEBD2", keyPower: 1.12, fill: "#CFE6FF", fillPower: 0.3, probe: 0.29, shade: 72, lamp: "#FFEBD0", lampPower: 1.1, lampSky: "#8C96A6",
        bright: 1, deep: "#062A40", shallow: "#1F93AC", sky: "#9CC4DA", ripple: 0.15, foam: "#D8EFF5", gleam: 0.1, floe: "#E2E9F0", flank: "#FFFFFF",
        field: "#FFFFFF", rim: "#FFFFFF", wall: "#E2E6E8", block: "#CFE2EA", dieGlow: 0.26, dieSpot: 0.75, line: "#0078D0", lineGlow: "#0070C8",
        lineStrength: 0.9, ringGlow: "#0B4A70", ringStrength: 0.55, contrast: "#FFFFFF", frame: "#316286", fan: 1, tableShadow: "#4A3420", tableStrength: 0.62
    })
    readonly property var rollingDiceNight: ({
        key: "#A9C8FF", keyPower: 0.42, fill: "#4E7BC8", fillPower: 0.2, probe: 1, shade: 80, lamp: "#C6DAFF", lampPower: 0.85, lampSky: "#3A4A66",
        bright: 0.72, deep: "#031523", shallow: "#0E6C86", sky: "#1E8E8A", ripple: 0.11, foam: "#4E93AC", gleam: 0.55, floe: "#DCE8F6", flank: "#7F9CC0",
        field: "#AFC6E6", rim: "#B8C8E0", wall: "#C8D4E4", block: "#A6C4D8", dieGlow: 0.34, dieSpot: 0.8, line: "#7FE9FF", lineGlow: "#35D6FF",
        lineStrength: 0.75, ringGlow: "#9FE8FF", ringStrength: 0.8, contrast: "#061A28", frame: "#2A5282", fan: 0.65, tableShadow: "#000000", tableStrength: 0.95
    })
    readonly property var rollingDice: dark ? rollingDiceNight : rollingDiceDay
    readonly property var rollingDiceBox: ({
        hull: "#174C70", snow: "#F6FCFF", dice: ["#F0452B", "#2E78FA", "#12A85C", "#8F57FF", "#FFA800", "#06B4C4"], pip: "#FFFFFF",
        below: "#39C2DC", pole: "#E9D6A6", pennant: "#E4572E", drop: "#DDF6FF", valid: "#3BE08A", invalid: "#FF5A4A", dark: "#000000",
        onPale: "#0B3049", onRim: "#E2F4FB", eye: "#15181F", muzzle: "#FFF6EA", flatShade: "#59082038"
    })

    // --- the dice tray
    readonly property color felt: dark ? "#242868" : "#2B3079"
    readonly property color grassFelt: dark ? "#244A2C" : "#3B7A3F"
    readonly property color wood: dark ? "#5A3A2A" : "#8A5A38"
    readonly property var tray: ({
        words: "#FBEBD6", shadow: "#66281604", inlay: "#38FFFFFF", die: "#F6EEDC", dieEdge: "#B9AB92", pip: "#1D1B2E", ink: "#332C26",
        key: "#FFF0DA", fill: "#E6ECFF", woodDark: "#5B3820"
    })

    // --- Dice Flick around its box: the flat view, tags, the tray, the pad
    readonly property var diceFlickDesk: ({
        body: ({ blue: "#1D63E6", yellow: "#FFC21C", green: "#109A4C", white: "#F6F2E9", pink: "#E01D86" }),
        pip: ({ blue: "#FFFFFF", yellow: "#221A05", green: "#FFFFFF", white: "#1D1B2E", pink: "#FFF1B8" }),
        light: ({ blue: "#5AA2FF", yellow: "#FFD34D", green: "#3FE08A", white: "#E9ECFF", pink: "#FF5CC0", centre: "#C9D1FF", bonus: "#FF6CC6" }),
        ink: dark ? ({ blue: "#8DB7FF", yellow: "#FFD34D", green: "#6FDB9F", white: "#ECE9E2", pink: "#FF9AD3", centre: "#C3CBFF" })
                  : ({ blue: "#1D5BD0", yellow: "#7A5600", green: "#0C7038", white: "#4C505A", pink: "#A8146B", centre: "#4A45A8" }),
        felt: "#17142A", feltDeep: "#262145", feltEdge: "#453D78", words: "#D6D1FF", key: "#322C58", keyEdge: "#574E93", keyInk: "#E3DFFF",
        chosen: "#FFC93C", chosenInk: "#221A00", tag: "#F2100D20", tagWords: "#FFFFFF", tagSoft: "#C9C6DA", tagLine: "#3F3A66",
        table: "#1A1533", moat: "#150F2B", moatDeep: "#0D091C", rim: "#332A63", rimLight: "#4C3F8F", field: "#2A2350", hollow: "#0E0A1E",
        hollowLight: "#1C1638", hollowEdge: "#4E4489", tube: "#FF4FC0", tubeCyan: "#66E4FF", plate: "#1B1732", plateEdge: "#6558BE",
        shadow: "#8C05030F", shine: "#66FFFFFF", other: dark ? "#8C84E6" : "#6A5CD0", moatBar: dark ? "#4F5360" : "#B5AD9F",
        pencil: dark ? "#BAC5FF" : "#2B3F8F", now: dark ? "#FF9AD3" : "#A8146B", hole: dark ? "#14161C" : "#EDE5D8"
    })

    // --- Rolling Dice around its box: tags, the tray, the outcomes of a throw
    readonly property var rollingDiceDesk: ({
        felt: dark ? "#0E3247" : "#BFE2F0", feltDeep: dark ? "#0A2233" : "#93C9E0", feltEdge: dark ? "#2B6482" : "#7DB6D0", words: dark ? "#CBE7F5" : "#0B3B56",
        tag: "#F20B3550", tagWords: "#FFFFFF", tagSoft: "#C4DCEA", tagLine: "#3B6E8C", keyInk: "#DDF1FB", chosenInk: "#0B3550",
        stay: dark ? "#5E93B0" : "#8DBCD6", water: dark ? "#1F4C74" : "#1B4F7E", net: dark ? "#4FB7DA" : "#0B587A", hole: dark ? "#FF9A8A" : "#A33426"
    })

    // --- the match screen
    readonly property int tick: 50
    readonly property real barHeight: (compact ? 46 : 54) * unit
    readonly property real narrationHeight: (compact ? 34 : 42) * unit
    readonly property real trayLow: (compact ? 132 : 164) * unit
    readonly property real trayHigh: 220 * unit
    readonly property real seatPanel: (compact ? 208 : 256) * unit
    readonly property real primaryWidth: (compact ? 148 : 190) * unit
    readonly property real gutter: (compact ? 12 : 16) * unit
    readonly property real chipHeight: (compact ? 25 : 29) * unit
    readonly property real sizeKey: 11 * unit

    function feltOf(faceSet) { return faceSet === "cow" ? grassFelt : felt }
    function world(key) { return Games.world(key || "beam-me-up").look }
    function worldAccent(key) { return dark ? world(key).accentDark : world(key).accentLight }
    function seatFill(seat) { return seatFills[seat] ?? seatFills[0] }
    function seatInk(seat) { return (dark ? seatInksDark : seatFills)[seat] ?? seatFills[0] }
    function seatSoft(seat) { return (dark ? seatSoftsDark : seatSoftsLight)[seat] ?? seatSoftsLight[0] }
    function seatGlow(seat) { return seatGlows[seat] ?? seatGlows[0] }
    function alpha(tint, opacity) { return Qt.alpha(tint, opacity) }
}
