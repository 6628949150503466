pragma ComponentBehavior: Bound
import QtQuick
import Dice

// The dice of one take rise from their hollows and meet on the pad, with their points.
Item {
    id: group

    property string colour
    property int points: 0
    // Where each one lies: a place and its die, or no die where a marker counts.
    property var from: []
    property point to
    property real edge: Theme.s24
    property int delay: 0
    property int lasting: 0
    property real way: 0

    readonly property color light: DiceFlickColours.desk.light[colour] ?? Theme.white
    readonly property bool going: way > 0 && way < 1
    readonly property real middle: from.length ? from.reduce((sum, each) => sum + each.spot.x, 0) / from.length : 0
    readonly property real upper: from.length ? Math.min(...from.map(each => each.spot.y)) : 0

    signal landed()

    // Along an arc that rises first.
    function along(start, share) {
        const over = Qt.point(start.x + (to.x - start.x) * 0.35, Math.min(start.y, to.y) - Theme.s48 * 1.6)
        const back = 1 - share
        return Qt.point(back * back * start.x + 2 * back * share * over.x + share * share * to.x,
                        back * back * start.y + 2 * back * share * over.y + share * share * to.y)
    }

    SequentialAnimation {
        running: true

        PauseAnimation { duration: group.delay }
        NumberAnimation { target: group; property: "way"; from: 0.001; to: 1; duration: group.lasting; easing.type: Easing.InOutSine }
        ScriptAction { script: group.landed() }
    }
    Repeater {
        model: group.from

        Item {
            id: one

            required property var modelData
            readonly property point spot: group.along(modelData.spot, group.way)

            visible: group.going || (group.way === 0 && modelData.die !== null)

            Repeater {
                model: 3

                Rectangle {
                    required property int index
                    readonly property point spot: group.along(one.modelData.spot, Math.max(0, group.way - 0.05 * (index + 1)))

                    x: spot.x - width / 2
                    y: spot.y - height / 2
                    width: Theme.s12 * (1 - 0.25 * index)
                    height: width
                    radius: width / 2
                    color: group.light
                    opacity: group.way > 0.12 ? 0.8 - 0.25 * index : 0
                    antialiasing: true
                }
            }
            DiceFlickDie {
                x: one.spot.x - width / 2
                y: one.spot.y - width / 2
                width: group.edge * (1 + 0.5 * Math.sin(Math.PI * Math.min(1, 1.3 * group.way))) * (1 - 0.55 * group.way)
                visible: one.modelData.die !== null
                colour: one.modelData.die?.colour ?? "white"
                turn: one.modelData.die?.turn ?? Qt.quaternion(1, 0, 0, 0)
                rotation: 200 * group.way
            }
        }
    }
    Tag {
        readonly property point spot: group.along(Qt.point(group.middle, group.upper), group.way)

        x: spot.x - width / 2
        y: spot.y - height - Theme.s16
        visible: group.going
        text: "+" + group.points
        tones: DiceFlickColours.desk
        tone: group.light
        size: Theme.sizeText
    }
}
