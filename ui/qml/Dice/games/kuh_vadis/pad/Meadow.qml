pragma ComponentBehavior: Bound
import QtQuick
import Dice
import "../../../scenes/brush.js" as Brush

// The meadow under the pad, painted once per size; fireflies drift over it at night.
Item {
    id: meadow

    property real time: 0

    readonly property real aspect: 1280 / 600
    readonly property bool awake: Theme.dark && Theme.lively && Quality.livelySky
    readonly property size need: Qt.size(Math.max(settled.width, settled.height * aspect), Math.max(settled.height, settled.width / aspect))
    property size settled: Qt.size(0, 0)

    readonly property url source: Assets.url("kuh_vadis/drawings/" + (Theme.dark ? "night" : "day") + "/meadow.svg")

    function settle() {
        settled = Qt.size(width, height)
        load()
    }
    function load() {
        if (settled.width < 1 || settled.height < 1) return
        const sharp = Screen.devicePixelRatio
        picture.unloadImage(source)
        picture.loadImage(source, Qt.size(Math.ceil(need.width * sharp), Math.ceil(need.height * sharp)))
        // What is still known from before is there at once, without a signal.
        if (picture.isImageLoaded(source)) picture.requestPaint()
    }

    onWidthChanged: settled.width > 0 ? clock.restart() : settle()
    onHeightChanged: settled.height > 0 ? clock.restart() : settle()

    Accessible.ignored: true

    Timer { id: clock; interval: Theme.settleTime; onTriggered: meadow.settle() }
    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: KuhVadisColours.pad.ground
        antialiasing: true
        visible: !picture.ready
    }
    Canvas {
        id: picture

        property bool ready: false

        width: meadow.settled.width
        height: meadow.settled.height
        scale: width > 0 ? meadow.width / width : 1
        transformOrigin: Item.TopLeft
        onImageLoaded: requestPaint()
        onPaint: {
            const ctx = getContext("2d")
            if (!isImageLoaded(meadow.source) || width < 1) return
            ctx.reset()
            ctx.drawImage(meadow.source, (width - meadow.need.width) / 2, (height - meadow.need.height) / 2,
                meadow.need.width, meadow.need.height)
            Brush.cutCorners(ctx, width, height, Theme.radius)
            ready = true
        }
    }
    Connections {
        target: meadow
        function onSourceChanged() { meadow.load() }
    }
    Repeater {
        model: Theme.dark ? [[0.04, 0.32, 12], [0.13, 0.86, 18], [0.2, 0.52, 10], [0.16, 0.08, 9], [0.8, 0.84, 14], [0.86, 0.3, 19],
            [0.95, 0.62, 11], [0.9, 0.12, 13], [0.78, 0.48, 9], [0.07, 0.66, 10]] : []

        Drawing {
            required property var modelData
            required property int index

            readonly property real own: meadow.awake ? meadow.time * 0.4 + index * 2.1 : index * 2.1

            x: meadow.width * modelData[0] + Math.sin(own * 0.9) * Theme.s24 - width / 2
            y: meadow.height * modelData[1] + Math.cos(own * 0.7) * Theme.s16 - height / 2
            width: 2 * modelData[2] * Theme.unit
            height: width
            opacity: 0.65 + 0.35 * Math.sin(own * 2.2)
            name: "firefly"
        }
    }
}
