import QtQuick
import QtQuick.Templates as T
import Dice

// A page that scrolls when the window is too small for it; keyboard focus is kept in sight.
Flickable {
    id: area

    clip: true
    boundsBehavior: Flickable.StopAtBounds
    flickableDirection: Flickable.VerticalFlick
    interactive: contentHeight > height + Theme.hairline

    T.ScrollBar.vertical: VerticalBar { visible: area.interactive }

    FocusFollower { area: area }
}
