pragma Singleton
import QtQuick

// What is explained now: the thing below the pointer or finger, or, after the key for it, whatever has focus.
QtObject {
    id: tips

    property Item item: null
    property string title
    property string text
    // The part of the item that is explained.
    property rect spot
    property bool keyed: false
    // Which part of the legend is unfolded: "guide", "symbols" or "none".
    property string legend: "guide"

    signal legendWanted(string part)

    function explain(host, thing) {
        title = thing.title ?? ""
        text = thing.text ?? ""
        spot = thing.spot ?? Qt.rect(0, 0, host.width, host.height)
        item = host
    }
    function leave(host) { if (item === host) item = null }
}
