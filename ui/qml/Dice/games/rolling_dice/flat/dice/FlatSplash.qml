pragma ComponentBehavior: Bound
import QtQuick
import Dice

// The splash of a die from above: growing rings, and drops that fly outwards.
Item {
    id: splash

    // 0 when the die touches the water, 1 when it is calm again.
    property real share: 1
    property real dot: 1
    property color tint: RollingDiceColours.box.drop

    Repeater {
        model: splash.share < 1 ? 3 : 0

        Rectangle {
            required property int index
            readonly property real own: Math.max(0, Math.min(1, splash.share * 1.5 - 0.25 * index))

            x: -width / 2
            y: -width / 2
            width: (8 + 22 * Math.sqrt(own)) * splash.dot
            height: width
            radius: width / 2
            visible: own > 0
            antialiasing: true
            color: Theme.alpha(RollingDiceColours.box.drop, 0.3 * (1 - own))
            border.width: Theme.ring * (1.4 - own)
            border.color: Theme.alpha(index === 1 ? splash.tint : RollingDiceColours.box.drop, 1 - own)
        }
    }
    Repeater {
        model: splash.share < 0.7 ? 9 : 0

        Rectangle {
            required property int index
            readonly property real around: 2.4 * index
            readonly property real speed: 0.6 + 0.4 * ((index * 7) % 9) / 8
            readonly property real own: splash.share / 0.7
            readonly property real away: (5 + 15 * speed * Math.sqrt(own)) * splash.dot

            x: away * Math.cos(around) - width / 2
            y: away * Math.sin(around) - height / 2
            width: (4 - 2.5 * own) * speed * splash.dot
            height: width
            radius: width / 2
            antialiasing: true
            color: RollingDiceColours.box.drop
            opacity: 1 - own * own
        }
    }
}
