import QtQuick
import QtQuick.Shapes
import Dice

// A paper ribbon across the right edge of a box.
Item {
    id: ribbon

    property string text
    property real size: Theme.sizeLabel

    readonly property real notch: height * 0.32
    readonly property real fold: Theme.s4

    implicitWidth: word.implicitWidth + notch + 2 * size * 1.1
    implicitHeight: size * 2.2

    Shape {
        anchors.fill: parent
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            strokeColor: Theme.clear
            fillColor: Theme.ribbonFold
            startX: ribbon.width - ribbon.fold
            startY: ribbon.height
            PathLine { x: ribbon.width; y: ribbon.height }
            PathLine { x: ribbon.width - ribbon.fold; y: ribbon.height + ribbon.fold }
        }
        ShapePath {
            strokeColor: Theme.clear
            fillColor: Theme.ribbon
            startX: 0
            startY: 0
            PathLine { x: ribbon.width; y: 0 }
            PathLine { x: ribbon.width; y: ribbon.height }
            PathLine { x: 0; y: ribbon.height }
            PathLine { x: ribbon.notch; y: ribbon.height / 2 }
        }
    }
    Label {
        id: word
        x: ribbon.notch + ribbon.size
        text: ribbon.text
        size: ribbon.size
        bold: true
        color: Theme.ribbonInk
        anchors.verticalCenter: parent.verticalCenter
    }
}
