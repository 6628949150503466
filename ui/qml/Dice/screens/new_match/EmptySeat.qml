import QtQuick
import QtQuick.Shapes
import QtQuick.Templates as T
import Dice

// A dashed invitation to one more player.
T.Button {
    id: empty

    text: qsTr("Add a seat")
    hoverEnabled: true

    Accessible.role: Accessible.Button
    Accessible.name: text

    Keys.onReturnPressed: click()
    Keys.onEnterPressed: click()

    contentItem: Item {
        Column {
            anchors.centerIn: parent
            spacing: Theme.s8

            Rectangle {
                width: Theme.control
                height: width
                radius: width / 2
                color: empty.hovered ? Theme.hover : Theme.soft
                anchors.horizontalCenter: parent.horizontalCenter

                Icon { anchors.centerIn: parent; name: "plus" }
            }
            Label {
                text: empty.text
                size: Theme.sizeLabel
                soft: true
                strong: true
                width: Math.min(implicitWidth, empty.width - Theme.s8)
                anchors.horizontalCenter: parent.horizontalCenter
            }
        }
    }
    background: Shape {
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            strokeColor: Theme.strongEdge
            strokeWidth: Theme.rim
            strokeStyle: ShapePath.DashLine
            dashPattern: [4, 4]
            fillColor: Theme.clear

            PathRectangle {
                x: Theme.hairline
                y: Theme.hairline
                width: empty.width - 2 * Theme.hairline
                height: empty.height - 2 * Theme.hairline
                radius: Theme.radius
            }
        }
        FocusRing { shown: empty.visualFocus }
    }

    HoverHandler { cursorShape: Qt.PointingHandCursor }
}
