import QtQuick
import QtQuick.Templates as T
import Dice

// A slider; `label` is its accessible name.
T.Slider {
    id: slider

    property string label
    property color fill: Theme.slider

    implicitWidth: Theme.s48 * 4
    implicitHeight: Theme.s32
    opacity: enabled ? 1 : Theme.disabled

    Accessible.role: Accessible.Slider
    Accessible.name: label

    background: Rectangle {
        y: (slider.height - height) / 2
        width: slider.width
        height: Theme.s12 / 2
        radius: height / 2
        color: Theme.wellEdge

        Rectangle {
            width: knob.x + knob.width / 2
            height: parent.height
            radius: height / 2
            color: slider.fill
        }
    }
    handle: Rectangle {
        id: knob
        x: slider.visualPosition * (slider.width - width)
        y: (slider.height - height) / 2
        width: Theme.s24
        height: width
        radius: width / 2
        color: Theme.white
        antialiasing: true
        border.width: Theme.rim
        border.color: Theme.edge

        FocusRing { shown: slider.visualFocus; corner: parent.width / 2; distance: Theme.s4 / 2 }
    }

    HoverHandler { cursorShape: Qt.PointingHandCursor }
}
