pragma ComponentBehavior: Bound
import QtQuick
import Dice

// A growing histogram of the six faces, with a dashed line at the expected count.
Item {
    id: bars

    property string game
    property var heights: []
    property var counts: []
    property real expected: 0
    property real goal: 0

    readonly property real column: width / 6
    readonly property real foot: Math.min(Theme.s32, column * 0.8) + Theme.s8
    readonly property real room: height - foot - Theme.s24
    readonly property color tint: Theme.worldAccent(game)

    Repeater {
        model: 6

        Item {
            id: bar

            required property int index

            x: index * bars.column
            width: bars.column
            height: bars.height

            Rectangle {
                x: fill.x
                y: Theme.s24 + bars.room - height
                width: fill.width
                height: bars.room * bars.goal
                topLeftRadius: fill.topLeftRadius
                topRightRadius: topLeftRadius
                color: Theme.alpha(bars.tint, 0.1)
                antialiasing: true
            }
            Rectangle {
                id: fill
                x: (parent.width - width) / 2
                y: Theme.s24 + bars.room - height
                width: parent.width * 0.66
                height: Math.max(Theme.hairline, bars.room * (bars.heights[bar.index] ?? 0))
                topLeftRadius: Theme.radiusSmall * 0.6
                topRightRadius: topLeftRadius
                color: Theme.alpha(bars.tint, 0.7)
                antialiasing: true
            }
            Label {
                anchors { horizontalCenter: parent.horizontalCenter; bottom: fill.top; bottomMargin: Theme.s4 / 2 }
                visible: bars.expected > 0
                text: bars.counts[bar.index] ?? ""
                size: Theme.sizeTiny
                strong: true
                font.features: ({ tnum: 1 })
                Accessible.ignored: true
            }
            FlatDie {
                x: (parent.width - width) / 2
                y: bars.height - height
                width: bars.foot - Theme.s8
                height: width
                face: bar.index + 1
                faceSet: Games.world(bars.game).faceSet
                body: Games.world(bars.game).die
                pip: Games.world(bars.game).pip
            }
        }
    }
    Rectangle {
        y: Theme.s24 + bars.room
        width: parent.width
        height: Theme.hairline
        color: Theme.line
    }
    Row {
        y: Theme.s24 + bars.room * (1 - bars.expected) - height / 2
        visible: bars.expected > 0
        spacing: Theme.s4

        Repeater {
            model: Math.max(0, Math.floor(bars.width / (2.5 * Theme.s4)))

            Rectangle {
                width: Theme.s4 * 1.5
                height: Theme.rim
                color: Theme.ink
            }
        }
    }
}
