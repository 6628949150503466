pragma ComponentBehavior: Bound
import QtQuick
import QtQuick3D
import Dice

// The slingshot on a plate: two posts, a band drawn back by `pull` (0 to 1) against the direction of the flick, and its handle.
Node {
    id: sling

    property real direction: 0
    property real pull: 0
    property color tint: DiceFlickColours.box.lights.yellow

    readonly property vector3d handle: hand.handle

    component Band: BoxTube {
        property vector3d from
        property vector3d to

        readonly property vector3d along: to.minus(from)

        source: "#Cylinder"
        tint: sling.tint
        power: 0.95
        position: from.plus(along.times(0.5))
        scale: Qt.vector3d(0.0115, along.length() / 100, 0.0115)
        rotation: Quaternion.fromAxisAndAngle(Qt.vector3d(0, 1, 0).crossProduct(along.normalized()),
                                              Math.acos(along.normalized().y) * 180 / Math.PI)
    }
    component Post: Node {
        Model {
            source: "#Cylinder"
            y: -1.4
            scale: Qt.vector3d(0.026, 0.05, 0.026)
            castsShadows: false
            materials: PrincipledMaterial { baseColor: DiceFlickColours.box.post; roughness: 0.3; metalness: 0.7 }
        }
        BoxTube { part: "ball"; y: 1.3; scale: Qt.vector3d(3.4, 3.4, 3.4); tint: sling.tint; power: 0.9 }
    }

    BoxHand { id: hand; direction: sling.direction; pull: sling.pull }
    Post { id: left; x: -11.4; y: -3; z: -5 }
    Post { id: right; x: 11.4; y: -3; z: -5 }
    Band { from: left.position; to: sling.handle.minus(hand.beside) }
    Band { from: right.position; to: sling.handle.plus(hand.beside) }
    BoxTube {
        part: "ball"
        position: sling.handle
        scale: Qt.vector3d(7.2, 3, 7.2)
        tint: sling.tint
        core: 0.5
    }
    BoxGlow {
        picture: "spot"
        overNothing: true
        position: sling.handle
        eulerRotation.x: -90
        scale: Qt.vector3d(0.26, 0.26, 1)
        tint: sling.tint
        power: 0.5
    }
}
