import QtQuick
import QtQuick.Templates as T
import Dice

// A chip that can be selected along with others; a tick shows that it is.
T.Button {
    id: chip

    property color tint: Theme.accent

    implicitWidth: words.implicitWidth + 2 * Theme.s12
    implicitHeight: Theme.s32
    checkable: true
    hoverEnabled: true

    Accessible.role: Accessible.CheckBox
    Accessible.name: text
    Accessible.checkable: true
    Accessible.checked: checked

    Keys.onReturnPressed: click()
    Keys.onEnterPressed: click()

    contentItem: Item {
        Row {
            id: words
            anchors.centerIn: parent
            spacing: Theme.s4

            Icon { visible: chip.checked; name: "check"; size: Theme.iconSmall; weight: 2; color: chip.tint; anchors.verticalCenter: parent.verticalCenter }
            Label { text: chip.text; size: Theme.sizeNote; strong: true; bold: chip.checked; anchors.verticalCenter: parent.verticalCenter }
        }
    }
    background: Rectangle {
        radius: height / 2
        color: chip.checked ? Theme.alpha(chip.tint, 0.14) : chip.hovered ? Theme.hover : Theme.paper
        antialiasing: true
        border.width: chip.checked ? Theme.rim : Theme.hairline
        border.color: chip.checked ? chip.tint : Theme.edge

        FocusRing { shown: chip.visualFocus; corner: parent.height / 2; distance: Theme.s4 / 2 }
    }

    HoverHandler { cursorShape: Qt.PointingHandCursor }
}
