import QtQuick
import QtQuick.Templates as T
import Dice

// A switch, with a tick so that colour is never the only cue.
T.Switch {
    id: toggle

    property string label

    implicitWidth: Theme.button
    implicitHeight: Theme.s32
    opacity: enabled ? 1 : Theme.disabled
    hoverEnabled: true

    Accessible.role: Accessible.CheckBox
    Accessible.name: label

    Keys.onReturnPressed: click()

    indicator: Rectangle {
        width: toggle.width
        height: toggle.height
        radius: height / 2
        color: toggle.checked ? Theme.accentFill : Theme.off
        antialiasing: true
        border.width: toggle.checked ? 0 : Theme.hairline
        border.color: Theme.strongEdge

        Rectangle {
            x: toggle.checked ? parent.width - width - Theme.s4 : Theme.s4
            y: Theme.s4
            width: parent.height - 2 * Theme.s4
            height: width
            radius: width / 2
            color: Theme.white
            antialiasing: true

            Behavior on x {
                enabled: toggle.hovered || toggle.activeFocus
                NumberAnimation { duration: Theme.quick; easing.type: Theme.easing }
            }

            Icon {
                anchors.centerIn: parent
                visible: toggle.checked
                name: "check"
                size: Theme.iconSmall
                weight: 2
                color: Theme.accentFill
            }
        }
        FocusRing { shown: toggle.visualFocus; corner: parent.height / 2; distance: Theme.s4 / 2 }
    }

    HoverHandler { cursorShape: Qt.PointingHandCursor }
}
