import QtQuick
import Dice

// Makes a chip a small button: pointer, glow, focus and keys; Enter belongs to the button that shows it.
Item {
    id: press

    required property real corner
    property string tip
    readonly property bool hot: enabled && (hover.hovered || activeFocus)

    signal picked()

    anchors.fill: parent
    // Qt does not remove an item from the tab order while it has focus.
    activeFocusOnTab: enabled || activeFocus

    Accessible.ignored: true

    Keys.onSpacePressed: (event) => {
        event.accepted = enabled
        if (enabled && !event.isAutoRepeat) picked()
    }

    Rectangle {
        anchors.fill: parent
        visible: press.hot
        radius: press.corner
        color: Theme.alpha(Theme.white, 0.16)
        antialiasing: true
        border.width: Theme.rim
        border.color: Theme.focus
    }
    FocusRing { shown: press.activeFocus; corner: press.corner; distance: Theme.s4 / 2 }
    HoverHandler { id: hover; enabled: press.enabled; cursorShape: Qt.PointingHandCursor }
    TapHandler { enabled: press.enabled; onTapped: press.picked() }
    Tip { text: press.tip; shown: hover.hovered && press.tip !== ""; y: -height - Theme.s4 }
}
