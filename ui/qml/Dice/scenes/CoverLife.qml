pragma ComponentBehavior: Bound
import QtQuick
import Dice
import "brush.js" as Brush

// Subtle motion over a painted cover: stars twinkle, pollen and neon dust rise, snow falls.
Item {
    id: life

    property string world
    property bool shown: false

    readonly property bool running: shown && Theme.lively && Attention.awake

    readonly property var look: Theme.world(world)
    readonly property var spots: {
        const random = Brush.random(look.seed)
        return Array.from({ length: 18 }, () => [random(), random(), random(), random()])
    }

    opacity: running ? 1 : 0
    visible: opacity > 0
    clip: true
    Accessible.ignored: true

    Behavior on opacity { NumberAnimation { duration: Theme.slow; easing.type: Theme.easing } }

    Repeater {
        model: life.spots

        Rectangle {
            id: dot

            required property var modelData
            required property int index
            readonly property real home: life.height * (0.06 + 0.8 * modelData[1])
            readonly property int beat: Theme.breath * (0.5 + 0.65 * modelData[3])

            x: life.width * (0.04 + 0.92 * modelData[0])
            y: home
            width: Theme.s4 * (0.5 + 0.6 * modelData[2])
            height: width
            radius: width / 2
            color: life.look.dust[index % life.look.dust.length]

            ParallelAnimation {
                running: life.running
                loops: Animation.Infinite

                SequentialAnimation {
                    NumberAnimation { target: dot; property: "opacity"; from: 0; to: 0.95; duration: dot.beat; easing.type: Easing.InOutSine }
                    NumberAnimation { target: dot; property: "opacity"; to: 0; duration: dot.beat; easing.type: Easing.InOutSine }
                }
                NumberAnimation { target: dot; property: "y"; from: dot.home; to: dot.home + life.look.drift * Theme.unit; duration: 2 * dot.beat }
            }
        }
    }
}
