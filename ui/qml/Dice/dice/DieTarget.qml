import QtQuick
import Dice

// The target of a die on the tray: what is clicked, focused and read out.
Item {
    id: target

    required property var model
    required property int index
    property bool hot: hover.hovered || activeFocus

    signal picked()
    signal walked(int step)

    function pick() {
        if (model.selectable) picked()
        return model.selectable
    }

    objectName: "die" + index
    // Qt does not remove an item from the tab order while it has focus.
    activeFocusOnTab: model.selectable || activeFocus

    Accessible.role: Accessible.CheckBox
    Accessible.name: model.accessibleText
    Accessible.checkable: model.selectable
    Accessible.checked: model.kept
    Accessible.focusable: model.selectable
    Accessible.onPressAction: pick()
    Accessible.onToggleAction: pick()

    Keys.onReturnPressed: (event) => event.accepted = pick()
    Keys.onEnterPressed: (event) => event.accepted = pick()
    Keys.onSpacePressed: (event) => event.accepted = pick()
    Keys.onLeftPressed: walked(-1)
    Keys.onRightPressed: walked(1)

    FocusRing {
        shown: target.activeFocus
        corner: Theme.radius
        distance: 0
        border.color: Theme.white
    }
    HoverHandler {
        id: hover
        enabled: target.model.selectable
        cursorShape: Qt.PointingHandCursor
    }
    TapHandler {
        enabled: target.model.selectable
        onTapped: target.picked()
    }
}
