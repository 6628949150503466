pragma ComponentBehavior: Bound
import QtQuick
import Dice

// The spaces a seal covers while its points are counted.
Item {
    id: steps

    required property var view
    required property SealTrack track
    property var step: null

    readonly property int from: step?.from ?? 0
    readonly property color tint: Theme.seatGlow(Number(step?.colour ?? 0))

    Repeater {
        model: Math.max(0, Math.min(50, (steps.step?.to ?? 0) - steps.from))

        Rectangle {
            required property int index
            readonly property int space: (steps.from + 1 + index) % 50
            readonly property bool far: space >= 18 && space < 32
            readonly property point spot: steps.view.project(steps.track.space(space).times(0.1))

            x: spot.x - width / 2
            y: spot.y - height / 2
            width: (far ? 16 : 22.6) * steps.view.mm
            height: (far ? 20.6 : 16) * steps.view.mm
            radius: 4 * steps.view.mm
            antialiasing: true
            color: Theme.alpha(steps.tint, 0.25)
            border.width: Theme.ring
            border.color: steps.tint
        }
    }
}
