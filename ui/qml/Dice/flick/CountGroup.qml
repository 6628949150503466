pragma ComponentBehavior: Bound
import QtQuick
import Dice

// The lights of one take that rise from their hollows and come together on the pad, with what they count.
Item {
    id: group

    property string colour
    property int points: 0
    property var from: []
    property point to
    property int delay: 0
    property int lasting: 0
    property real way: 0

    readonly property color light: Theme.flickDesk.light[colour] ?? Theme.white
    readonly property real middle: from.length ? from.reduce((sum, point) => sum + point.x, 0) / from.length : 0
    readonly property real upper: from.length ? Math.min(...from.map(point => point.y)) : 0

    signal landed()

    // Along a bow that rises first.
    function along(start, share) {
        const over = Qt.point(start.x + (to.x - start.x) * 0.45, Math.min(start.y, to.y) - Theme.s48 * 1.6)
        const back = 1 - share
        return Qt.point(back * back * start.x + 2 * back * share * over.x + share * share * to.x,
                        back * back * start.y + 2 * back * share * over.y + share * share * to.y)
    }

    SequentialAnimation {
        running: true

        PauseAnimation { duration: group.delay }
        NumberAnimation { target: group; property: "way"; to: 1; duration: group.lasting; easing.type: Easing.InOutSine }
        ScriptAction { script: group.landed() }
    }
    Repeater {
        model: group.from.length * 3

        Rectangle {
            required property int index
            readonly property real tail: index % 3
            readonly property real share: Math.max(0, group.way - 0.06 * tail)
            readonly property point spot: group.along(group.from[Math.floor(index / 3)] ?? Qt.point(0, 0), share)

            x: spot.x - width / 2
            y: spot.y - height / 2
            width: Theme.s12 * (1.2 - 0.3 * tail)
            height: width
            radius: width / 2
            color: group.light
            opacity: group.way > 0 && group.way < 1 ? 1 - 0.3 * tail : 0
            antialiasing: true
        }
    }
    Tag {
        readonly property point spot: group.along(Qt.point(group.middle, group.upper), group.way)

        x: spot.x - width / 2
        y: spot.y - height - Theme.s8
        visible: group.way > 0 && group.way < 1
        text: "+" + group.points
        tone: group.light
        large: true
    }
}
