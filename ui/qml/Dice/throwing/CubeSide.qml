import QtQuick
import Dice

// The place of a face on a flat cube, drawn only while it is turned up.
Loader {
    id: side

    required property int index
    required property FlatCube cube

    readonly property real up: cube.up(index)
    readonly property real light: visible ? cube.light(index) : 1
    readonly property real least: 0.04

    // Once created it stays: a tumbling die shows its faces again and again.
    active: visible || status === Loader.Ready
    visible: up > least
    z: up
    width: cube.width
    height: cube.width
    transform: Matrix4x4 { matrix: side.visible ? side.cube.matrix(side.index) : Qt.matrix4x4() }
}
