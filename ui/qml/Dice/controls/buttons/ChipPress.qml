import QtQuick
import Dice

// Explains a chip, and makes it a small button if a click does something: pointer, glow, focus and keys; Enter belongs to the button that shows it.
Item {
    id: press

    required property real corner
    property string title
    property string text
    // Whether a click does something.
    property bool live: true

    readonly property bool hot: live && (hover.hovered || activeFocus)

    signal picked()

    anchors.fill: parent
    // Qt does not remove an item from the tab order while it has focus.
    activeFocusOnTab: live || text !== "" || activeFocus

    // The chip is what screen readers see; this is read by the key that explains what has focus.
    Accessible.ignored: true
    Accessible.name: title
    Accessible.description: text

    Keys.onSpacePressed: (event) => {
        event.accepted = live
        if (live && !event.isAutoRepeat) picked()
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
    HoverHandler { id: hover; enabled: press.live; cursorShape: Qt.PointingHandCursor }
    TapHandler { enabled: press.live; onTapped: press.picked() }
    Explained { title: press.title; text: press.text }
}
