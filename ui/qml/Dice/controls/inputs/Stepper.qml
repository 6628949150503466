pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Dice

// An integer input: buttons, typing or arrow keys.
T.SpinBox {
    id: box

    property string label

    component Step: Rectangle {
        property alias iconName: sign.name
        property bool hot: false

        y: Theme.s4
        width: Theme.s32
        height: Theme.s32
        radius: Theme.radiusSmall
        color: enabled && hot ? Theme.hover : Theme.clear
        opacity: enabled ? 1 : Theme.disabled

        Icon { id: sign; anchors.centerIn: parent; size: Theme.iconSmall }
        HoverHandler { cursorShape: Qt.PointingHandCursor }
    }

    implicitWidth: Theme.s48 * 2.75
    implicitHeight: Theme.control
    leftPadding: Theme.s32 + Theme.s8
    rightPadding: Theme.s32 + Theme.s8
    editable: true
    hoverEnabled: true
    inputMethodHints: Qt.ImhDigitsOnly
    validator: IntValidator { bottom: box.from; top: box.to }

    Accessible.role: Accessible.SpinBox
    Accessible.name: label
    Accessible.onIncreaseAction: { box.increase(); box.valueModified() }
    Accessible.onDecreaseAction: { box.decrease(); box.valueModified() }

    contentItem: TextInput {
        text: box.displayText
        color: Theme.ink
        selectionColor: Theme.accentFill
        selectedTextColor: Theme.accentInk
        font.family: Theme.text
        font.pixelSize: Theme.sizeText
        font.weight: Font.Bold
        horizontalAlignment: TextInput.AlignHCenter
        verticalAlignment: TextInput.AlignVCenter
        validator: box.validator
        inputMethodHints: box.inputMethodHints
        selectByMouse: true
        clip: true
    }
    down.indicator: Step { x: Theme.s4; iconName: "minus"; enabled: box.value > box.from; hot: box.down.hovered }
    up.indicator: Step { x: box.width - width - Theme.s4; iconName: "plus"; enabled: box.value < box.to; hot: box.up.hovered }
    background: Rectangle {
        radius: Theme.radiusControl
        color: Theme.well
        antialiasing: true
        border.width: Theme.hairline
        border.color: Theme.wellEdge

        FocusRing { shown: box.activeFocus; corner: Theme.radiusControl; distance: Theme.s4 / 2 }
    }
}
