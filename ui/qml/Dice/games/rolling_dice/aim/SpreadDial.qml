import QtQuick
import QtQuick.Shapes
import Dice
import Dice.Models

// A fan as wide as the dice spread; it can be dragged, or changed by wheel and keys.
Item {
    id: dial

    required property RollingDiceModel game
    property color light: Theme.white

    readonly property real most: 20
    readonly property real foot: height * 0.94
    readonly property real wide: (6 + 2.2 * game.aim.spread) * Math.PI / 180

    function nudge(by) { game.aim.nudge(0, 0, 0, by) }
    function follow(point) { nudge(Math.max(0, Math.min(most, Math.abs(point.x - width / 2) / (width / 2) * most)) - game.aim.spread) }

    objectName: "spreadDial"
    implicitWidth: Theme.s32 + Theme.s8
    implicitHeight: Theme.s32
    activeFocusOnTab: enabled

    Accessible.role: Accessible.Slider
    Accessible.name: qsTr("Spread %1°").arg(Math.round(game.aim.spread))
    Accessible.focusable: true
    Accessible.onIncreaseAction: nudge(1)
    Accessible.onDecreaseAction: nudge(-1)

    Keys.onUpPressed: nudge(1)
    Keys.onDownPressed: nudge(-1)
    Keys.onRightPressed: nudge(1)
    Keys.onLeftPressed: nudge(-1)

    Shape {
        anchors.fill: parent
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            strokeColor: dial.light
            strokeWidth: Theme.rim
            fillColor: Theme.alpha(dial.light, 0.4)
            joinStyle: ShapePath.RoundJoin
            startX: dial.width / 2
            startY: dial.foot
            PathLine { x: dial.width / 2 - dial.foot * Math.sin(dial.wide); y: dial.foot * (1 - Math.cos(dial.wide)) + Theme.hairline }
            PathArc {
                x: dial.width / 2 + dial.foot * Math.sin(dial.wide)
                y: dial.foot * (1 - Math.cos(dial.wide)) + Theme.hairline
                radiusX: dial.foot
                radiusY: dial.foot
            }
            PathLine { x: dial.width / 2; y: dial.foot }
        }
    }
    FocusRing { shown: dial.activeFocus; corner: Theme.radiusSmall; distance: Theme.s4 / 2; border.color: Theme.white }
    HoverHandler { id: hover; enabled: dial.enabled; cursorShape: Qt.SizeHorCursor }
    TapHandler { enabled: dial.enabled; onTapped: (point) => dial.follow(point.position) }
    DragHandler {
        enabled: dial.enabled
        target: null
        dragThreshold: 0
        onCentroidChanged: if (active) dial.follow(centroid.position)
    }
    Tip { text: qsTr("Spread: drag, wheel, or + and −"); shown: hover.hovered; y: -height - Theme.s4 }
}
