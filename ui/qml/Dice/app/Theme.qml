pragma Singleton
import QtQuick

// All colours, sizes and durations of the program. Main sets the first block from the settings.
QtObject {
    id: theme

    property bool dark: false
    property bool calm: false
    property int pace: 1
    property bool unhurried: false
    property bool patterns: false
    property real windowWidth: 1280
    property real windowHeight: 800

    // Text grows more slowly than the window, so that boards get most of a larger one.
    readonly property real unit: Math.max(1, Math.min(2.25, 0.4 + 0.6 * Math.min(windowWidth / 1280, windowHeight / 800)))
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
    // On pictures of a box or a floe.
    readonly property color mapHit: "#4CE08A"; readonly property color mapMiss: "#FFD166"
    readonly property color mapLost: "#FF6B6B"; readonly property color mapEdge: "#B3101218"
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
    readonly property int leastWidth: 960; readonly property int leastHeight: 540
    readonly property real leastShare: 0.85
    readonly property real pageWidth: 1240 * unit
    readonly property real matchCardHeight: (compact ? 88 : 96) * unit
    readonly property real sheetWidth: 976 * unit; readonly property real sheetHeight: 716 * unit
    readonly property real sheetFoot: (compact ? 72 : 88) * unit
    readonly property real bannerHeight: (compact ? 84 : 124) * unit
    readonly property real seatHeight: (compact ? 122 : 140) * unit
    readonly property real boardChoiceHeight: (compact ? 176 : 236) * unit
    readonly property real heroHeight: (compact ? 116 : 172) * unit
    readonly property real control: 40 * unit
    readonly property real pullSpan: 240 * unit
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
    // How long a name is shown: long enough to read it even where nothing is animated.
    readonly property int handOver: 1600 / Math.max(0.5, Math.min(2, pace || 2))
    readonly property int easing: Easing.OutCubic
    readonly property int breath: 1400
    readonly property int settleTime: 90
    readonly property int slice: 16
    readonly property int chargeTime: 1500
    readonly property int hold: 2500
    property int toastTime: 8000
    readonly property int idleAfter: 10000
    readonly property int tipDelay: 500
    readonly property real tipWidth: 340 * unit
    readonly property real hotLift: 4 * unit
    readonly property real pressed: 0.98
    readonly property real disabled: 0.45

    readonly property real veil: 0.26
    // Where no game is shown; a game's own look stands in its world.
    readonly property var noWorld: ({
        seed: 1, fill: accentFill, accentLight: day.accent, accentDark: night.accent, side: artButton, words: white, onDark: true,
        chip: artButton, chipEdge: artButtonEdge, drift: 0, dust: [white], strip: 0.13, stripShort: 0.13, heroStrip: 0.085
    })
    readonly property color handInk: "#221A00"
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

    // --- the dice tray
    readonly property color felt: dark ? "#242868" : "#2B3079"
    readonly property color wood: dark ? "#5A3A2A" : "#8A5A38"
    readonly property var tray: ({
        words: "#FBEBD6", shadow: "#66281604", inlay: "#38FFFFFF", die: "#F6EEDC", dieEdge: "#B9AB92", pip: "#1D1B2E", ink: "#332C26",
        key: "#FFF0DA", fill: "#E6ECFF", woodDark: "#5B3820", vacant: "#4DFFFFFF",
        keyTop: "#F4ECDF", keyFoot: "#9C8A74", keyEdge: "#C9BBA6", keyInk: "#2A2320"
    })

    // --- the match screen
    readonly property int tick: 50
    readonly property real barHeight: (compact ? 46 : 54) * unit
    readonly property real narrationHeight: (compact ? 34 : 42) * unit
    readonly property real trayLow: (compact ? 144 : 172) * unit
    readonly property real trayHigh: 220 * unit
    readonly property real slimTrayLow: (compact ? 100 : 116) * unit
    readonly property real slimTrayHigh: 150 * unit
    readonly property real seatPanel: (compact ? 208 : 256) * unit
    readonly property real primaryWidth: (compact ? 148 : 190) * unit
    readonly property real gutter: (compact ? 12 : 16) * unit
    readonly property real chipHeight: (compact ? 25 : 29) * unit
    readonly property real sizeKey: 11 * unit
    readonly property real keyCap: (compact ? 16 : 20) * unit

    function world(key) { return key ? Games.world(key).look : noWorld }
    function worldAccent(key) { return dark ? world(key).accentDark : world(key).accentLight }
    function seatFill(seat) { return seatFills[seat] ?? seatFills[0] }
    function seatInk(seat) { return (dark ? seatInksDark : seatFills)[seat] ?? seatFills[0] }
    function seatSoft(seat) { return (dark ? seatSoftsDark : seatSoftsLight)[seat] ?? seatSoftsLight[0] }
    function seatGlow(seat) { return seatGlows[seat] ?? seatGlows[0] }
    function alpha(tint, opacity) { return Qt.alpha(tint, opacity) }
}
