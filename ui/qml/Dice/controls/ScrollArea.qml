pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Dice

// A page that scrolls when the window is too small for it; keyboard focus is kept in sight.
Flickable {
    id: area

    readonly property Item focused: Window.activeFocusItem
    readonly property real reserve: Theme.s24

    function reveal(item) {
        const top = item.mapToItem(contentItem, 0, 0).y - reserve
        const bottom = top + item.height + 2 * reserve
        if (top < contentY)
            contentY = Math.max(0, top)
        else if (bottom > contentY + height)
            contentY = Math.max(0, Math.min(contentHeight - height, bottom - height))
    }
    function holds(item) {
        for (let up = item; up; up = up.parent)
            if (up === contentItem)
                return true
        return false
    }

    clip: true
    boundsBehavior: Flickable.StopAtBounds
    flickableDirection: Flickable.VerticalFlick
    interactive: contentHeight > height + Theme.hairline
    onFocusedChanged: if (focused && focused !== area && holds(focused)) reveal(focused)

    T.ScrollBar.vertical: T.ScrollBar {
        id: bar
        width: Theme.s8
        padding: Theme.s4 / 2
        policy: T.ScrollBar.AlwaysOn
        visible: area.interactive
        contentItem: Rectangle {
            radius: width / 2
            color: bar.pressed || bar.hovered ? Theme.muted : Theme.edge
        }
    }
}
