pragma ComponentBehavior: Bound
import QtQuick
import Dice

// The empty box from above with its canal: parts of a picture in frames with round corners. Its origin is the centre of the box, its entrance at the bottom.
Item {
    id: ground

    property real mm: 1

    component Piece: Image {
        // The visible part, in millimetres from the centre of the box.
        property rect part

        // Pixels of the picture per millimetre, and the centre of the box in it.
        readonly property real dots: 2.8
        readonly property point origin: Qt.point(277, 265)

        x: part.x * ground.mm
        y: part.y * ground.mm
        width: part.width * ground.mm
        height: part.height * ground.mm
        asynchronous: true
        mipmap: true
        source: Assets.url("rolling_dice/textures/top-" + (Theme.dark ? "night" : "day") + ".webp")
        sourceClipRect: Qt.rect((origin.x + part.x) * dots, (origin.y + part.y) * dots, part.width * dots, part.height * dots)
    }
    component Frame: Rectangle {
        id: frame

        antialiasing: true
        color: RollingDiceColours.scene.frame

        Shadow {
            anchors.fill: parent
            z: -1
            radius: frame.radius
            blur: 18 * ground.mm
            offset: Qt.vector2d(3 * ground.mm, 7 * ground.mm)
            color: Theme.alpha(RollingDiceColours.scene.tableShadow, 0.55 * RollingDiceColours.scene.tableStrength)
        }
    }

    Frame {
        x: -172.5 * ground.mm
        y: -235 * ground.mm
        width: 345 * ground.mm
        height: 451 * ground.mm
        topLeftRadius: 15 * ground.mm
        topRightRadius: 15 * ground.mm
    }
    Rectangle { x: -153.5 * ground.mm; y: -216 * ground.mm; width: 307 * ground.mm; height: 432 * ground.mm; color: RollingDiceColours.scene.deep }
    Rectangle { x: -131.5 * ground.mm; y: -194 * ground.mm; width: 263 * ground.mm; height: 410 * ground.mm; radius: 4 * ground.mm; color: RollingDiceColours.scene.floe }
    Piece { part: Qt.rect(-172.5, -216, 345, 432) }
    Piece { part: Qt.rect(-155, -235, 310, 19) }
    Frame {
        x: -231 * ground.mm
        y: -63 * ground.mm
        width: 56 * ground.mm
        height: 258 * ground.mm
        radius: 19 * ground.mm
    }
    Piece { part: Qt.rect(-225.5, -57, 44, 246) }
    Rectangle {
        x: -231 * ground.mm
        y: -63 * ground.mm
        width: 56 * ground.mm
        height: 258 * ground.mm
        radius: 19 * ground.mm
        antialiasing: true
        color: Theme.clear
        border.width: 7 * ground.mm
        border.color: RollingDiceColours.scene.frame
    }
}
