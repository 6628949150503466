import QtQuick
import Dice

// A tip, set apart on a soft background.
Rectangle {
    id: tip

    property string text
    property string iconName: "hint"

    width: parent ? parent.width : 0
    implicitHeight: words.height + 2 * Theme.s12
    radius: Theme.radiusControl
    color: Theme.fold
    border.width: Theme.hairline
    border.color: Theme.line

    Icon { x: Theme.s12; y: Theme.s12; name: tip.iconName; color: Theme.accent }
    RuleText { id: words; x: Theme.s12 + Theme.s32; y: Theme.s12; width: parent.width - x - Theme.s12; text: tip.text; size: Theme.sizeLabel }
}
