import QtQuick
import Dice

// The camera on the box: behind a plate, with a long lens, turned and tilted a little.
Sight {
    readonly property real around: yaw * Math.PI / 180

    pitch: 61
    lens: 23
    edge: 12
    look: Qt.vector3d(0, 3, 6.5)
    // Far enough for the whole box to fit, corners included.
    distance: 500 * Math.max(1, 1.04 * height / Math.max(1, width)) * (1 + 0.22 * Math.pow(Math.sin(2 * around), 2))
}
