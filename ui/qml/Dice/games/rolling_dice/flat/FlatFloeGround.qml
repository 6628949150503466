pragma ComponentBehavior: Bound
import QtQuick
import Dice

// The empty box from above with its canal: parts of a picture in frames with round corners. Its origin is the middle of the entrance.
Item {
    id: ground

    property real mm: 1
    // The distance from the entrance to the middle of the canal, in pixels.
    property real canal: 0

    readonly property bool whole: canal > 0

    component Piece: Image {
        // The visible part, in millimetres from the centre of the box.
        property rect part

        // Pixels of the picture per millimetre, and the centre of the box in it.
        readonly property real dots: 2.8
        readonly property point origin: Qt.point(277, 265)

        width: part.width * ground.mm
        height: part.height * ground.mm
        asynchronous: true
        mipmap: true
        source: Assets.url("rolling_dice/textures/top-" + (Theme.dark ? "night" : "day") + ".webp")
        sourceClipRect: Qt.rect((origin.x + part.x) * dots, (origin.y + part.y) * dots, part.width * dots, part.height * dots)
    }
    component Lying: Piece {
        // The box is shown on its side: its far end is on the right.
        x: (216 - part.y - part.height / 2) * ground.mm - width / 2
        y: (part.x + part.width / 2) * ground.mm - height / 2
        rotation: 90
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
            offset: Qt.vector2d(3 * ground.mm, 5 * ground.mm)
            color: Theme.alpha(RollingDiceColours.scene.tableShadow, 0.55 * RollingDiceColours.scene.tableStrength)
        }
    }

    Frame {
        y: -172.5 * ground.mm
        width: 451 * ground.mm
        height: 345 * ground.mm
        topRightRadius: 14 * ground.mm
        bottomRightRadius: 14 * ground.mm
    }
    Rectangle { y: -153.5 * ground.mm; width: 432 * ground.mm; height: 307 * ground.mm; color: RollingDiceColours.scene.deep }
    Rectangle { y: -131.5 * ground.mm; width: 410 * ground.mm; height: 263 * ground.mm; radius: 4 * ground.mm; color: RollingDiceColours.scene.floe }
    Lying { part: Qt.rect(-172.5, -216, 345, 432) }
    Lying { part: Qt.rect(-155, -235, 310, 19) }
    Frame {
        x: ground.canal - width / 2
        visible: ground.whole
        y: -height / 2
        width: 56 * ground.mm
        height: 258 * ground.mm
        radius: 19 * ground.mm
    }
    Piece {
        x: ground.canal - width / 2
        visible: ground.whole
        y: -height / 2
        part: Qt.rect(-225.5, -57, 44, 246)
    }
    Rectangle {
        x: ground.canal - width / 2
        visible: ground.whole
        y: -height / 2
        width: 56 * ground.mm
        height: 258 * ground.mm
        radius: 19 * ground.mm
        antialiasing: true
        color: Theme.clear
        border.width: 7 * ground.mm
        border.color: RollingDiceColours.scene.frame
    }
}
