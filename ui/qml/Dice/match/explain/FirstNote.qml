import QtQuick
import Dice

// What has just happened for the first time.
SideNote {
    id: note

    required property var terms
    // The key of what is explained; empty for nothing.
    property string key

    readonly property var term: terms?.of[key] ?? null

    shown: term !== null
    title: term?.title ?? ""
    text: term ? term.once ?? term.text : ""

    // Each of several stays its own time.
    onKeyChanged: stay()
}
