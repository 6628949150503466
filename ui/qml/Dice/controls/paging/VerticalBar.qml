import QtQuick
import QtQuick.Templates as T
import Dice

// A thin scroll bar that shows the position on a long page.
T.ScrollBar {
    id: bar

    // Qt moves it along only while it is as wide as before; its width grows with the window.
    anchors.right: parent?.right
    width: Theme.s8
    padding: Theme.s4 / 2
    minimumSize: height > 0 ? Math.min(1, Theme.s32 / height) : 0
    policy: T.ScrollBar.AlwaysOn
    visible: size < 1

    contentItem: Rectangle {
        radius: width / 2
        color: bar.pressed || bar.hovered ? Theme.muted : Theme.edge
    }
}
