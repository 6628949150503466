import QtQuick
import QtQuick.Templates as T
import Dice

// A page that scrolls if the window is too small, keeping the focused item visible.
Flickable {
    id: area

    clip: true
    boundsBehavior: Flickable.StopAtBounds
    flickableDirection: Flickable.VerticalFlick
    interactive: contentHeight > height + Theme.hairline

    T.ScrollBar.vertical: VerticalBar { visible: area.interactive }

    FocusFollower { area: area }
}
