import QtQuick
import Dice.Models

// How the camera follows flying dice: a little while they are thrown; nearer, or from straight above, when they are shown again.
QtObject {
    id: camera

    required property ArenaModel arena
    // How far it comes while dice are thrown.
    property real little: 0.13

    // How far it comes, how far it turns to the dice, how it is rotated around the middle, and how far it is tilted down.
    readonly property var shots: ({
        "": { near: little, centred: 0, yaw: 0, tilt: 0 },
        close: { near: 0.52, centred: 0.75, yaw: 34, tilt: -20 },
        above: { near: 0.12, centred: 0, yaw: 0, tilt: 90 }
    })
    readonly property var shot: shots[arena.angle] ?? shots[""]
    // The place that it follows, in die edges.
    readonly property vector3d focus: place(arena.focus)
    readonly property real near: shot.near * arena.nearness
    readonly property real centred: shot.centred * arena.nearness
    readonly property real yaw: shot.yaw
    readonly property real steepest: 88
    // How much larger something is seen from there.
    readonly property real zoom: 1 / (1 - near)

    function place(numbers) { return Qt.vector3d(numbers[0], numbers[1], numbers[2]) }
    function pitch(usual) { return shot.tilt === 0 ? usual : Math.min(steepest, usual + shot.tilt) }
}
