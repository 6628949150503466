import QtQuick

// The camera on the arctic box: behind its entrance, as close as box and canal allow. In millimetres from the centre of the box.
QtObject {
    id: sight

    property real width: 1
    property real height: 1
    property real yaw: 0
    property real tilt: 0
    // The share at the bottom of the picture that holds only the shadow.
    property real below: 0

    readonly property real lens: 33
    readonly property real edge: 10
    // The taller the picture, the higher the camera.
    readonly property real pitch: tilt + Math.max(36, Math.min(58, 40 + 40 * (1.44 - width / Math.max(1, height))))
    // The point looked at, chosen to show the box as large as possible.
    readonly property vector3d look: [20, 32, 44, 56, 68, 80].map(z => Qt.vector3d(-20, 0, z)).reduce((best, other) => distanceOf(other) < distanceOf(best) ? other : best)
    readonly property real focal: height / 2 / Math.tan(lens * Math.PI / 360)
    readonly property real up: Math.sin(pitch * Math.PI / 180)
    readonly property real back: Math.cos(pitch * Math.PI / 180)
    // What has to be visible: the corners of the box with a seal on them, and those of the canal.
    readonly property var corners: [Qt.vector3d(-178, 54, -240), Qt.vector3d(178, 54, -240), Qt.vector3d(182, 54, 222), Qt.vector3d(180, -22, 226),
                                    Qt.vector3d(-236, 22, -70), Qt.vector3d(-236, -22, 200), Qt.vector3d(-150, -22, 226)]
    readonly property real distance: distanceOf(look)
    // The camera position relative to the side it looks from.
    readonly property vector3d eye: Qt.vector3d(look.x, look.y + distance * up, look.z + distance * back)

    function world(place, degrees) {
        const s = Math.sin(degrees * Math.PI / 180), c = Math.cos(degrees * Math.PI / 180)
        return Qt.vector3d(place.x * c + place.z * s, place.y, place.z * c - place.x * s)
    }
    // The distance from which everything fits into the picture, and the distance for one point.
    function distanceOf(middle) { return corners.reduce((far, corner) => Math.max(far, farEnough(corner, middle)), 100) }
    function farEnough(corner, middle) {
        const own = world(corner, -yaw).minus(middle), beside = Math.abs(own.x) * focal / Math.max(1, width / 2 - 6)
        const high = own.y * back - own.z * up, above = high * focal / Math.max(1, height / 2 - (high > 0 ? 8 : 10 + below))
        return own.y * up + own.z * back + Math.max(beside, Math.abs(above))
    }
    // Projects a point of the box, in die edges, onto the picture.
    function project(place) {
        const own = world(place, -yaw).times(edge).minus(eye), away = -own.y * up - own.z * back
        return Qt.point(width / 2 + focal * own.x / away, height / 2 - focal * (own.y * back - own.z * up) / away)
    }
    // The length of a die edge there, in pixels.
    function sizeAt(place) {
        const own = world(place, -yaw).times(edge).minus(eye)
        return edge * focal / (-own.y * up - own.z * back)
    }
    // Where the ray through a point of the picture hits a height, in millimetres; null above the horizon.
    function meets(x, y, level) {
        const across = (x - width / 2) / focal, high = (height / 2 - y) / focal, down = up - high * back
        if (down <= 0) return null
        const far = (eye.y - level) / down
        return world(Qt.vector3d(eye.x + far * across, level, eye.z - far * (back + high * up)), yaw)
    }
}
