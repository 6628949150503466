pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Dice

// Beside the stage: what counts, and what the symbols mean. One of both is unfolded, or none; where there is no room, it opens beside the panel.
Item {
    id: panel

    property Component guide: null
    required property var terms
    required property Component sign
    // The height there is for it.
    property real room: 0

    readonly property real head: Theme.s24 + Theme.s4
    readonly property bool guided: guide !== null && Tips.legend === "guide"
    readonly property bool symbols: Tips.legend === "symbols" || guide === null && Tips.legend === "guide"
    readonly property var table: counts.item
    readonly property real need: guided ? (table?.need ?? 0) : symbols ? list.need : 0
    readonly property real most: guided ? (table?.most ?? 0) : need
    readonly property bool fits: need > 0 && room >= head + need
    readonly property bool open: guided || symbols

    function toggle(key, shown) {
        if (shown && !fits) aside.visible ? aside.close() : aside.open()
        else {
            Tips.legendWanted(shown ? "none" : key)
            if (!fits) aside.open()
        }
    }

    implicitHeight: head + (fits ? Math.min(most, room - head) : 0)

    Row {
        width: parent.width
        spacing: Theme.s4

        LegendTab {
            objectName: "legendGuide"
            visible: panel.guide !== null
            text: qsTr("What counts")
            open: panel.guided && (panel.fits || aside.visible)
            onClicked: panel.toggle("guide", panel.guided)
        }
        LegendTab {
            objectName: "legendSymbols"
            text: qsTr("Symbols")
            open: panel.symbols && (panel.fits || aside.visible)
            onClicked: panel.toggle("symbols", panel.symbols)
        }
    }
    Item {
        id: inside
        y: panel.head
        width: parent.width
        height: panel.height - y
        visible: panel.fits
    }
    Shortcut { sequence: "Escape"; enabled: aside.visible; onActivated: aside.close() }
    T.Popup {
        id: aside
        x: -width - Theme.s24
        y: Math.min(0, panel.height - height)
        width: Theme.tipWidth
        height: panel.most + 2 * Theme.s12
        margins: Theme.s8
        padding: Theme.s12
        // With a policy for Escape it would keep Enter from the buttons of the match.
        closePolicy: T.Popup.CloseOnPressOutsideParent
        background: Card { lift: 2 }
        contentItem: Item { id: outside }
    }
    Item {
        id: content
        parent: aside.visible ? outside : inside
        width: parent?.width ?? 0
        height: parent?.height ?? 0

        Loader {
            id: counts
            anchors.fill: parent
            visible: panel.guided
            sourceComponent: panel.guide
        }
        Legend {
            id: list
            width: parent.width
            visible: panel.symbols
            terms: panel.terms
            sign: panel.sign
        }
    }
}
