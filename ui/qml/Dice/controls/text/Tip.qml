pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Dice

// A tooltip below (or above) the hovered item.
T.ToolTip {
    id: tip

    property bool shown: false

    x: parent ? (parent.width - width) / 2 : 0
    y: parent ? parent.height + Theme.s4 : 0
    implicitWidth: contentItem.implicitWidth + leftPadding + rightPadding
    implicitHeight: contentItem.implicitHeight + topPadding + bottomPadding
    horizontalPadding: Theme.s12
    verticalPadding: Theme.s4
    margins: Theme.s4
    delay: Theme.tipDelay
    visible: shown && text !== ""
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutsideParent | T.Popup.CloseOnReleaseOutsideParent

    contentItem: Label { text: tip.text; size: Theme.sizeNote; color: Theme.paper; strong: true }
    background: Rectangle { color: Theme.ink; radius: Theme.radiusSmall }
}
