import QtQuick
import Dice

// The camera on the arctic box: behind its entrance, as close as box and canal allow.
Sight {
    property real tilt: 0
    required property FlightCamera camera
    // The share at the bottom of the picture that holds only the shadow.
    property real below: 0

    // What has to be visible: the corners of the box with a seal on them, and those of the canal.
    readonly property var corners: [Qt.vector3d(-178, 54, -240), Qt.vector3d(178, 54, -240), Qt.vector3d(182, 54, 222), Qt.vector3d(180, -22, 226),
                                    Qt.vector3d(-236, 22, -70), Qt.vector3d(-236, -22, 200), Qt.vector3d(-150, -22, 226)]

    // The distance from which everything fits into the picture, and the distance for one point.
    function distanceOf(middle) { return corners.reduce((far, corner) => Math.max(far, farEnough(corner, middle)), 100) }
    function farEnough(corner, middle) {
        const own = world(corner, -yaw).minus(middle), beside = Math.abs(own.x) * focal / Math.max(1, width / 2 - 6)
        const high = own.y * back - own.z * up, above = high * focal / Math.max(1, height / 2 - (high > 0 ? 8 : 10 + below))
        return own.y * up + own.z * back + Math.max(beside, Math.abs(above))
    }

    // How many times larger than it is a die there is drawn, so that it is legible far away; the same wherever the camera goes.
    function grownAt(place) {
        const own = place.times(edge).minus(home)
        return Math.max(1.25, Math.min(2.2, 28 * ahead(own) / (edge * focal)))
    }

    // The taller the picture, the higher the camera.
    pitch: camera.pitch(tilt + Math.max(36, Math.min(58, 40 + 40 * (1.44 - width / Math.max(1, height)))))
    lens: 33
    edge: 10
    // Chosen to show the box as large as possible.
    look: [20, 32, 44, 56, 68, 80].map(z => Qt.vector3d(-20, 0, z)).reduce((best, other) => distanceOf(other) < distanceOf(best) ? other : best)
    distance: distanceOf(look)
}
