pragma ComponentBehavior: Bound
import QtQuick
import Dice

// The spaces a seal covers while its points are counted. Its origin is the centre of the box.
Item {
    id: steps

    property real mm: 1
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
            readonly property vector3d spot: steps.track.space(space)

            x: spot.x * steps.mm - width / 2
            y: spot.z * steps.mm - height / 2
            width: (far ? 20.6 : 16) * steps.mm
            height: (far ? 16 : 22.6) * steps.mm
            radius: 4 * steps.mm
            antialiasing: true
            color: Theme.alpha(steps.tint, 0.25)
            border.width: Theme.ring
            border.color: steps.tint
        }
    }
}
