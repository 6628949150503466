import QtQuick
import QtQuick.Shapes
import Dice
import "icons.js" as Icons

// A player's colour and symbol, always together. `bright` selects the variant for dark boards.
Item {
    id: mark

    property int seat: 0
    property real size: Theme.mark
    property bool ring: false
    property bool bright: false

    readonly property color fill: bright ? Theme.seatGlow(seat) : Theme.seatFill(seat)
    readonly property real grid: 24
    readonly property real share: 0.62

    implicitWidth: size
    implicitHeight: size

    Rectangle {
        width: mark.size
        height: mark.size
        radius: mark.size / 2
        antialiasing: true
        gradient: Gradient {
            GradientStop { position: 0; color: mark.fill }
            GradientStop { position: 1; color: Qt.darker(mark.fill, 1.06) }
        }
        border.width: Math.max(Theme.hairline, mark.size / 22)
        border.color: mark.ring ? Theme.white : Theme.seatRim
    }
    Shape {
        x: mark.size * (1 - mark.share) / 2
        y: mark.size * (1 - mark.share) / 2
        width: mark.grid
        height: mark.grid
        scale: mark.size * mark.share / mark.grid
        transformOrigin: Item.TopLeft
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            strokeColor: fillColor
            strokeWidth: 1.8
            fillColor: mark.bright ? Theme.seatOnGlow : Theme.white
            joinStyle: ShapePath.RoundJoin

            PathSvg { path: Icons.seats[mark.seat] ?? Icons.seats[0] }
        }
    }
}
