import QtQuick

// How far the handle of the sling is drawn back, in millimetres from the centre of the die on its plate.
QtObject {
    property real direction: 0
    property real pull: 0

    readonly property real turn: direction * Math.PI / 180
    readonly property real back: 9 + 17 * pull
    readonly property vector3d handle: Qt.vector3d(-Math.sin(turn) * back, -2.4, Math.cos(turn) * back)
    readonly property vector3d beside: Qt.vector3d(Math.cos(turn) * 2.6, 0, Math.sin(turn) * 2.6)
}
