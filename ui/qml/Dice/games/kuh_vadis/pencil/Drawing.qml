import QtQuick
import Dice

// A drawing of resources/drawings in the light of the theme, made crisp for its size beside the window's thread.
Image {
    property string name
    // While the window is being resized the old picture stretches: `fine` is the width it is made for.
    property real fine: width

    readonly property real ratio: width > 0 ? height / width : 1
    readonly property real wanted: Math.ceil(fine * Screen.devicePixelRatio)

    asynchronous: true
    retainWhileLoading: true
    source: name === "" || fine < 1 ? "" : Assets.url("drawings/" + (Theme.dark ? "night/" : "day/") + name + ".svg")
    sourceSize: Qt.size(wanted, Math.ceil(wanted * ratio))

    Accessible.ignored: true
}
