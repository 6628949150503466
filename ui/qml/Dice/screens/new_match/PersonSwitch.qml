pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Dice

// Person or computer, as two icons with one highlighted.
T.AbstractButton {
    id: control

    property bool person: true
    property int seat: 0
    property string owner

    readonly property real inset: Theme.s4 * 0.75
    readonly property real cell: height - 2 * inset

    implicitHeight: Theme.control
    implicitWidth: 2 * cell + 3 * inset
    hoverEnabled: true

    Accessible.role: Accessible.Button
    Accessible.name: person ? qsTr("%1: person").arg(owner) : qsTr("%1: computer").arg(owner)

    Keys.onReturnPressed: click()
    Keys.onLeftPressed: if (!person) click()
    Keys.onRightPressed: if (person) click()

    background: Rectangle {
        radius: Theme.radiusControl
        color: Theme.seatWell

        FocusRing { shown: control.visualFocus; corner: Theme.radiusControl; distance: 0 }
    }
    contentItem: Item {
        Rectangle {
            x: control.person ? control.inset : 2 * control.inset + control.cell
            y: control.inset
            width: control.cell
            height: control.cell
            radius: Theme.radiusSmall
            color: Theme.seatFill(control.seat)

            Behavior on x {
                enabled: control.hovered || control.activeFocus
                NumberAnimation { duration: Theme.quick; easing.type: Theme.easing }
            }
        }
        Icon {
            x: control.inset + (control.cell - width) / 2
            name: "person"
            color: control.person ? Theme.white : Theme.ink
            anchors.verticalCenter: parent.verticalCenter
        }
        Icon {
            x: 2 * control.inset + control.cell + (control.cell - width) / 2
            name: "robot"
            color: control.person ? Theme.ink : Theme.white
            anchors.verticalCenter: parent.verticalCenter
        }
    }

    HoverHandler { cursorShape: Qt.PointingHandCursor }
    Tip { text: control.Accessible.name; shown: control.hovered }
}
