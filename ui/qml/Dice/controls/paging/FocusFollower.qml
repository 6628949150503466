import QtQuick
import Dice

// Scrolls an area so that the focused item inside it stays visible. What has the focus from the start does not hide the beginning.
Item {
    id: follower

    required property Flickable area

    readonly property Item focused: Window.activeFocusItem
    readonly property real reserve: Theme.s24
    property Item last: null

    function reveal(item: Item) {
        const top = item.mapToItem(area.contentItem, 0, 0).y - reserve
        const bottom = top + item.height + 2 * reserve
        if (top < area.contentY)
            area.contentY = Math.max(area.originY, top)
        else if (bottom > area.contentY + area.height)
            area.contentY = Math.max(0, Math.min(area.originY + area.contentHeight - area.height, bottom - area.height))
    }
    function holds(item: Item): bool {
        for (let up = item; up; up = up.parent)
            if (up === area.contentItem)
                return true
        return false
    }

    onFocusedChanged: {
        if (!focused || focused === last || !holds(focused)) return
        if (last) reveal(focused)
        last = focused
    }
}
