import QtQuick
import Dice

// A drawing from resources/kuh_vadis/drawings in the variant of the theme, rendered for its exact size off the window's thread.
Image {
    property string name
    // While the window is resized the old picture is stretched: `fine` is the width it was rendered for.
    property real fine: width

    readonly property real ratio: width > 0 ? height / width : 1
    readonly property real wanted: Math.ceil(fine * Screen.devicePixelRatio)

    asynchronous: true
    retainWhileLoading: true
    source: name === "" || fine < 1 ? "" : Assets.url("kuh_vadis/drawings/" + (Theme.dark ? "night/" : "day/") + name + ".svg")
    sourceSize: Qt.size(wanted, Math.ceil(wanted * ratio))

    Accessible.ignored: true
}
