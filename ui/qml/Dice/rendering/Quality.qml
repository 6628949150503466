pragma Singleton
import QtQuick

// The rendering quality this computer can sustain: 3 high, 2 medium, 1 low, 0 lowest. It starts low and climbs while frames are fast.
QtObject {
    id: quality

    property int level: 1
    property int ceiling: 3
    property bool shaders: true
    property bool settled: false
    property bool pinned: false
    property var times: []

    readonly property real quickFrame: 0.022
    // If frames are slower than this at the lowest level, the view from above replaces 3D. A thinking opponent takes one of two processors, which makes frames half as long again.
    readonly property real slowFrame: 0.028
    readonly property int frames: 6
    readonly property bool shadows: level >= 2
    readonly property bool smoothEdges: level >= 1
    readonly property bool reflections: level >= 1
    readonly property bool livelySky: level >= 2
    readonly property int restRate: level >= 2 ? 1 : level === 1 ? 2 : 0

    // Takes the duration of a frame in seconds; the first two after a change are ignored as warm-up.
    function measure(seconds) {
        if (pinned || seconds <= 0) return
        times.push(seconds)
        // Two in a row: a single slow frame may have waited for a shader or a picture.
        const hopeless = times.length > 3 && Math.min(...times.slice(-2)) > 4 * slowFrame
        if (times.length < frames + 2 && !hopeless) return
        const middle = hopeless ? seconds : times.slice(2).sort((a, b) => a - b)[frames >> 1]
        times = []
        if (middle > slowFrame && level > 0) {
            level -= 1
            ceiling = level
        } else if (middle < quickFrame && level < ceiling) {
            level += 1
        } else {
            settled = true
        }
    }
}
