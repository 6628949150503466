import QtQuick

// A camera on something in the middle, turned around it and tilted: projects places onto the picture and back. In millimetres.
QtObject {
    id: sight

    property real width: 1
    property real height: 1
    property real yaw: 0
    property real pitch: 0
    // The vertical angle of view, in degrees.
    required property real lens
    // The length of a die edge.
    required property real edge
    // The point looked at, relative to the side from which the camera looks, and how far away that is.
    required property vector3d look
    required property real distance
    // A place in die edges, how far the camera comes towards it and turns to it, from 0 to 1.
    property vector3d focus
    property real near: 0
    property real centred: 0

    readonly property real focal: height / 2 / Math.tan(lens * Math.PI / 360)
    readonly property real up: Math.sin(pitch * Math.PI / 180)
    readonly property real back: Math.cos(pitch * Math.PI / 180)
    // Where the camera is, relative to the side it looks from: its place, and how far from there it has come to the dice that it follows.
    readonly property vector3d home: Qt.vector3d(look.x, look.y + distance * up, look.z + distance * back)
    readonly property vector3d eye: near > 0 ? home.plus(world(focus.times(edge), -yaw).minus(home).times(near)).plus(aside().times(centred * (1 - near))) : home

    // The way from the middle of the picture to the place it follows, across the direction of view.
    function aside() {
        const off = world(focus.times(edge), -yaw).minus(home), way = Qt.vector3d(0, -up, -back)
        return off.minus(way.times(off.dotProduct(way)))
    }
    // Converts a point relative to a side, at this many degrees around the middle, to one relative to the middle.
    function world(place, degrees) {
        const s = Math.sin(degrees * Math.PI / 180), c = Math.cos(degrees * Math.PI / 180)
        return Qt.vector3d(place.x * c + place.z * s, place.y, place.z * c - place.x * s)
    }
    // A place in die edges as the camera sees it, and how far ahead of the camera it is.
    function seen(place) { return world(place, -yaw).times(edge).minus(eye) }
    function ahead(own) { return -own.y * up - own.z * back }
    // Projects a place, in die edges, onto the picture.
    function project(place) {
        const own = seen(place), away = ahead(own)
        return Qt.point(width / 2 + focal * own.x / away, height / 2 - focal * (own.y * back - own.z * up) / away)
    }
    // The length of a die edge there, in pixels.
    function sizeAt(place) { return edge * focal / ahead(seen(place)) }
    // Where the ray through a point of the picture hits a height, in millimetres; null above the horizon.
    function meets(x, y, level) {
        const across = (x - width / 2) / focal, high = (height / 2 - y) / focal, down = up - high * back
        if (down <= 0) return null
        const far = (eye.y - level) / down
        return world(Qt.vector3d(eye.x + far * across, level, eye.z - far * (back + high * up)), yaw)
    }
}
