import QtQuick
import QtQuick.Shapes
import Dice

// Progress around a mark or an icon; a negative value spins it while the end is unknown.
Item {
    id: progress

    property real value: 0
    property color color: Theme.accent
    property color track: Theme.alpha(color, 0.2)
    property real thickness: Theme.ring

    readonly property bool endless: value < 0
    readonly property bool turning: endless && visible && Theme.lively && Attention.seen

    implicitWidth: Theme.mark
    implicitHeight: Theme.mark

    Accessible.role: Accessible.ProgressBar
    Accessible.ignored: !visible
    Accessible.name: Math.round(100 * Math.max(0, value)) + " %"

    Shape {
        id: shape
        anchors.fill: parent
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            strokeColor: progress.track
            strokeWidth: progress.thickness
            fillColor: Theme.clear

            PathAngleArc {
                centerX: progress.width / 2
                centerY: progress.height / 2
                radiusX: (progress.width - progress.thickness) / 2
                radiusY: radiusX
                sweepAngle: 360
            }
        }
        ShapePath {
            strokeColor: progress.color
            strokeWidth: progress.thickness
            fillColor: Theme.clear
            capStyle: ShapePath.RoundCap

            PathAngleArc {
                centerX: progress.width / 2
                centerY: progress.height / 2
                radiusX: (progress.width - progress.thickness) / 2
                radiusY: radiusX
                startAngle: -90
                sweepAngle: progress.endless ? 90 : 360 * Math.min(1, progress.value)
            }
        }
        RotationAnimation on rotation {
            running: progress.turning && Quality.level > 0
            from: 0
            to: 360
            duration: Theme.breath
            loops: Animation.Infinite
        }
        // A window that draws slowly would be busy with nothing else.
        Timer {
            running: progress.turning && Quality.level === 0
            interval: Theme.breath / 12
            repeat: true
            onTriggered: shape.rotation = (shape.rotation + 30) % 360
        }
    }
}
