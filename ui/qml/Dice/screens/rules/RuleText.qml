import QtQuick
import Dice

// A paragraph of rules.
Label {
    width: parent ? parent.width : 0
    wrapMode: Text.Wrap
    elide: Text.ElideNone
    lineHeight: Theme.lineHeight
    size: Theme.sizeText

    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
