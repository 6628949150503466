import QtQuick
import QtQuick.Templates as T
import Dice
import Dice.Models

// A page as it will be printed, lying on the table; redrawn for every size, so that it is always sharp.
Flickable {
    id: view

    required property PrintModel printing

    // "page" fits the whole page, "width" its width; otherwise by percent.
    property string fit: "page"
    property real percent: 1

    readonly property real inset: Theme.s16
    readonly property real pixelRatio: Screen.devicePixelRatio
    // Pixels per millimetre at a hundred per cent, by the usual convention of 96 dpi.
    readonly property real natural: 96 / 25.4
    readonly property real wide: Math.max(1, printing.pageWidth)
    readonly property real high: Math.max(1, printing.pageHeight)
    readonly property real acrossFit: (width - 2 * inset) / wide
    readonly property real pageFit: Math.min(acrossFit, (height - 2 * inset) / high)
    // Limits the memory of a picture.
    readonly property real most: 3200 / (wide * pixelRatio)
    readonly property real ratio: Math.min(most, fit === "page" ? pageFit : fit === "width" ? acrossFit : percent * natural)
    readonly property real shownPercent: ratio / natural
    readonly property var steps: [0.25, 0.33, 0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 3, 4].filter(step => step * natural <= most)
    readonly property bool smallest: shownPercent <= steps[0] + 0.001
    readonly property bool largest: shownPercent >= steps[steps.length - 1] - 0.001
    readonly property bool loose: contentWidth > width + 1 || contentHeight > height + 1
    readonly property int pixels: Math.round(wide * ratio * pixelRatio)

    function show(page) {
        if (page >= 0 && page < printing.count && page !== printing.page) {
            contentY = 0
            printing.look(page, pixels)
        }
    }
    function turn(by) { show(Math.max(0, Math.min(printing.count - 1, printing.page + by))) }
    function magnify(by, x, y) {
        const next = by > 0 ? steps.find(step => step > shownPercent + 0.001) : steps.slice().reverse().find(step => step < shownPercent - 0.001)
        if (next !== undefined)
            zoom(next, x ?? width / 2, y ?? height / 2)
    }
    // Zooms so that what is at this point of the view stays there.
    function zoom(target, x, y) {
        const left = (contentX + x - paper.x) / paper.width, top = (contentY + y - paper.y) / paper.height
        percent = target
        fit = ""
        contentX = Math.max(0, Math.min(contentWidth - width, paper.x + left * paper.width - x))
        contentY = Math.max(0, Math.min(contentHeight - height, paper.y + top * paper.height - y))
    }
    // Scrolls a page that does not fit, otherwise goes to the previous or next page.
    function go(across, down) {
        if (across !== 0 && contentWidth > width + 1)
            contentX = Math.max(0, Math.min(contentWidth - width, contentX + across * Theme.s48))
        else if (down !== 0 && contentHeight > height + 1)
            contentY = Math.max(0, Math.min(contentHeight - height, contentY + down * Theme.s48))
        else
            turn(across + down)
    }
    function look() {
        if (printing.count > 0 && width > 0 && pixels > 0)
            printing.look(printing.page, pixels)
    }

    contentWidth: Math.max(width, paper.width + 2 * inset)
    contentHeight: Math.max(height, paper.height + 2 * inset)
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    interactive: loose
    activeFocusOnTab: true

    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Page %1 of %2").arg(printing.page + 1).arg(printing.count)
    Accessible.description: printing.title
    Accessible.focusable: true

    Keys.onLeftPressed: go(-1, 0)
    Keys.onRightPressed: go(1, 0)
    Keys.onUpPressed: go(0, -1)
    Keys.onDownPressed: go(0, 1)
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Home) show(0)
        else if (event.key === Qt.Key_End) show(printing.count - 1)
        else return
        event.accepted = true
    }

    onPixelsChanged: settle.restart()

    T.ScrollBar.vertical: VerticalBar {}

    Connections {
        target: view.printing
        function onChanged() { if (view.printing.count > 0 && view.printing.picture === "" && !settle.running) view.look() }
    }
    // Dragging the window's edge does not need a sharp picture of every size on the way.
    Timer { id: settle; interval: Theme.settleTime; onTriggered: view.look() }

    Item {
        id: paper
        x: Math.round(Math.max(view.inset, (view.contentWidth - width) / 2))
        y: Math.round(Math.max(view.inset, (view.contentHeight - height) / 2))
        width: Math.round(view.wide * view.ratio)
        height: Math.round(view.high * view.ratio)
        visible: view.printing.count > 0

        Shadow {
            anchors.fill: parent
            offset.y: Theme.shadowDrop * 1.5
            blur: Theme.shadowBlur * 1.4
            spread: Theme.shadowSpread
            color: Theme.lidShadow
        }
        Rectangle { anchors.fill: parent; color: Theme.white }
        Image {
            anchors.fill: parent
            visible: sharp.status !== Image.Ready
            source: view.printing.thumb
            cache: false
        }
        Image {
            id: sharp
            objectName: "sharpPage"
            anchors.fill: parent
            source: view.printing.picture
            cache: false
        }
        ProgressRing {
            anchors.centerIn: parent
            visible: view.printing.picture === "" && view.printing.thumb === ""
            value: -1
            color: Theme.worldAccent(view.printing.choices.game)
        }
    }
    FocusRing { parent: view; shown: view.activeFocus; distance: 0 }
    WheelHandler {
        acceptedModifiers: Qt.ControlModifier
        onWheel: event => view.magnify(event.angleDelta.y, event.x, event.y)
    }
    WheelHandler {
        property real turned: 0

        enabled: !view.loose
        acceptedModifiers: Qt.NoModifier
        onWheel: event => {
            turned += event.angleDelta.y
            if (Math.abs(turned) >= 120) {
                view.turn(turned > 0 ? -1 : 1)
                turned = 0
            }
        }
    }
}
