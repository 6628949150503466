import QtQuick
import QtQuick.Shapes
import Dice
import Dice.Models

// A quarter circle showing the launch angle; it can be dragged, or changed by wheel and keys.
Item {
    id: dial

    required property DiceFlickModel game
    property color light: DiceFlickColours.desk.light.yellow

    readonly property real radius: width * 0.8
    readonly property real corner: width * 0.1
    readonly property real ground: height * 0.9
    readonly property real angle: game.aim.lift * Math.PI / 180

    function follow(point) {
        game.aim.nudge(0, 0, Math.atan2(ground - point.y, Math.max(1, point.x - corner)) * 180 / Math.PI - game.aim.lift)
    }

    objectName: "liftDial"
    implicitWidth: Theme.s32 + Theme.s4
    implicitHeight: implicitWidth
    activeFocusOnTab: enabled

    Accessible.role: Accessible.Slider
    Accessible.name: qsTr("Lift %1°").arg(Math.round(game.aim.lift))
    Accessible.focusable: true
    Accessible.onIncreaseAction: game.aim.nudge(0, 0, 3)
    Accessible.onDecreaseAction: game.aim.nudge(0, 0, -3)

    Keys.onUpPressed: game.aim.nudge(0, 0, 3)
    Keys.onDownPressed: game.aim.nudge(0, 0, -3)
    Keys.onRightPressed: game.aim.nudge(0, 0, 1)
    Keys.onLeftPressed: game.aim.nudge(0, 0, -1)

    Shape {
        anchors.fill: parent
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            strokeColor: DiceFlickColours.desk.tagLine
            strokeWidth: Theme.ring
            fillColor: Theme.clear
            capStyle: ShapePath.RoundCap
            PathAngleArc { centerX: dial.corner; centerY: dial.ground; radiusX: dial.radius; radiusY: dial.radius; startAngle: 0; sweepAngle: -75 }
        }
        ShapePath {
            strokeColor: dial.light
            strokeWidth: Theme.ring
            fillColor: Theme.clear
            capStyle: ShapePath.RoundCap
            PathAngleArc { centerX: dial.corner; centerY: dial.ground; radiusX: dial.radius; radiusY: dial.radius; startAngle: 0; sweepAngle: -dial.game.aim.lift }
        }
        ShapePath {
            strokeColor: DiceFlickColours.desk.tagSoft
            strokeWidth: Theme.rim
            fillColor: Theme.clear
            startX: dial.corner
            startY: dial.ground
            PathLine { x: dial.corner + 1.05 * dial.radius; y: dial.ground }
        }
        ShapePath {
            strokeColor: DiceFlickColours.desk.tagWords
            strokeWidth: 2 * Theme.hairline
            fillColor: Theme.clear
            capStyle: ShapePath.RoundCap
            startX: dial.corner
            startY: dial.ground
            PathLine { x: dial.corner + 0.78 * dial.radius * Math.cos(dial.angle); y: dial.ground - 0.78 * dial.radius * Math.sin(dial.angle) }
        }
    }
    FocusRing { shown: dial.activeFocus; corner: Theme.radiusSmall; distance: Theme.s4 / 2; border.color: Theme.white }
    HoverHandler { id: hover; enabled: dial.enabled; cursorShape: Qt.SizeVerCursor }
    TapHandler { enabled: dial.enabled; onTapped: (point) => dial.follow(point.position) }
    DragHandler {
        enabled: dial.enabled
        target: null
        dragThreshold: 0
        onCentroidChanged: if (active) dial.follow(centroid.position)
    }
    Tip { text: qsTr("Lift: drag, wheel, or Page up and Page down"); shown: hover.hovered; y: -height - Theme.s4 }
}
