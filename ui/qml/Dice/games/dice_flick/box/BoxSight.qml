import QtQuick

// The camera on the box: behind a plate, with a long lens, turned and tilted a little. In millimetres, with the box at the origin.
QtObject {
    id: sight

    property real width: 1
    property real height: 1
    property real yaw: 0
    property real pitch: 61

    readonly property real lens: 23
    readonly property real edge: 12
    readonly property vector3d look: Qt.vector3d(0, 3, 11)
    // Far enough for the whole box to fit, corners included.
    readonly property real distance: 516 * Math.max(1, 1.04 * height / Math.max(1, width)) * (1 + 0.22 * Math.pow(Math.sin(2 * around), 2))
    readonly property real focal: height / 2 / Math.tan(lens * Math.PI / 360)
    readonly property real around: yaw * Math.PI / 180
    readonly property real up: Math.sin(pitch * Math.PI / 180)
    readonly property real back: Math.cos(pitch * Math.PI / 180)
    // The camera position relative to the side it looks from.
    readonly property vector3d eye: Qt.vector3d(look.x, look.y + distance * up, look.z + distance * back)

    // Converts a point relative to a side, at this many degrees around the box, to box coordinates.
    function world(place, degrees) {
        const s = Math.sin(degrees * Math.PI / 180), c = Math.cos(degrees * Math.PI / 180)
        return Qt.vector3d(place.x * c + place.z * s, place.y, place.z * c - place.x * s)
    }
    // Projects a point of the box, in die edges, onto the picture.
    function project(place) {
        const own = world(place, -yaw).times(edge).minus(eye), away = -own.y * up - own.z * back
        return Qt.point(width / 2 + focal * own.x / away, height / 2 - focal * (own.y * back - own.z * up) / away)
    }
    // Where the ray through a point of the picture hits a height of the box.
    function meets(x, y, level) {
        const across = (x - width / 2) / focal, high = (height / 2 - y) / focal, down = up - high * back
        const far = down > 0 ? (eye.y - level) / down : 0
        return world(Qt.vector3d(eye.x + far * across, level, eye.z - far * (back + high * up)), yaw)
    }
}
