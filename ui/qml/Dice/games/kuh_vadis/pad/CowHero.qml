pragma ComponentBehavior: Bound
import QtQuick
import Dice

// The winner's cow leaps for joy while daisies fall.
Item {
    id: hero

    property real padLeft: 0
    property real padRight: width
    property real leap: 1

    function jump() { joy.restart() }

    Accessible.ignored: true

    Drawing {
        x: hero.padLeft * 0.15
        y: hero.height * 0.575
        width: hero.padLeft * 0.7
        height: width * 0.2
        opacity: 1 - 0.4 * hero.leap
        name: "shadow"
    }
    Drawing {
        x: Math.max(0, hero.padLeft - width) * 0.5 - hero.padLeft * 0.02
        y: hero.height * (0.36 - 0.16 * hero.leap)
        width: Math.min(hero.padLeft * 1.1, hero.height * 0.52)
        height: width * 0.8
        rotation: 12 - 10 * hero.leap
        name: "leaper"
    }
    Repeater {
        model: [[0.05, 0.05], [0.5, 0.03], [0.86, 0.13], [0.12, 0.73], [0.72, 0.93], [0.94, 0.66], [0.34, 0.93], [1.16, 0.08],
            [1.6, 0.05], [1.9, 0.24], [1.35, 0.3], [1.72, 0.44], [1.2, 0.62], [1.86, 0.72], [1.5, 0.9], [1.25, 0.84]]

        Drawing {
            required property var modelData
            required property int index

            readonly property real across: modelData[0]
            readonly property real fall: Math.max(0, Math.min(1, hero.leap * 1.6 - index * 0.035))

            x: across < 1 ? across * (hero.padLeft - width * 2)
                : hero.padRight + (across - 1) * (hero.width - hero.padRight - width) + width * 0.6
            y: modelData[1] * hero.height - (1 - fall) * hero.height * 0.2
            width: hero.height * (0.035 + 0.012 * (index % 3))
            height: width
            rotation: index * 41 + fall * 60
            opacity: fall
            name: "daisy"
        }
    }
    SequentialAnimation {
        id: joy
        PropertyAction { target: hero; property: "leap"; value: Theme.slow > 0 ? 0 : 1 }
        NumberAnimation { target: hero; property: "leap"; to: 0.9; duration: 0.9 * Theme.slow; easing.type: Easing.OutQuad }
        NumberAnimation { target: hero; property: "leap"; to: 0.6; duration: 0.6 * Theme.slow; easing.type: Easing.InOutSine }
        NumberAnimation { target: hero; property: "leap"; to: 1; duration: 0.6 * Theme.slow; easing.type: Easing.OutQuad }
    }
}
