pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Dice
import "../../scenes/brush.js" as Brush

// A tiny window in the theme it stands for; "system" is split along the diagonal.
T.RadioButton {
    id: tile

    property string mode

    implicitWidth: Theme.compact ? Theme.s24 * 3 : Theme.s48 * 2
    implicitHeight: picture.height + Theme.s4 + word.implicitHeight
    hoverEnabled: true

    Accessible.role: Accessible.RadioButton
    Accessible.name: text

    contentItem: Item {
        Canvas {
            id: picture
            width: tile.width
            height: tile.width * 0.62
            onPaint: {
                const ctx = getContext("2d"), w = width, h = height
                const pad = w * 0.09, gap = w * 0.06, cell = (w - 2 * pad - gap) / 2
                const fills = Games.keys.map(key => Theme.world(key).fill)
                function draw(palette) {
                    ctx.fillStyle = palette.table
                    ctx.fillRect(0, 0, w, h)
                    ctx.fillStyle = palette.ink
                    Brush.roundRect(ctx, pad, pad, w * 0.3, h * 0.08, h * 0.04)
                    ctx.fill()
                    for (let i = 0; i < 4; ++i) {
                        ctx.fillStyle = fills[i]
                        Brush.roundRect(ctx, pad + (i % 2) * (cell + gap), h * (i < 2 ? 0.32 : 0.62), cell, h * 0.24, h * 0.06)
                        ctx.fill()
                    }
                }
                ctx.reset()
                draw(tile.mode === "dark" ? Theme.night : Theme.day)
                if (tile.mode === "system") {
                    ctx.save()
                    Brush.poly(ctx, [[w * 0.62, 0], [w, 0], [w, h], [w * 0.38, h]])
                    ctx.clip()
                    draw(Theme.night)
                    ctx.restore()
                }
                Brush.cutCorners(ctx, w, h, Theme.radiusSmall)
            }
        }
        Rectangle {
            anchors.fill: picture
            anchors.margins: tile.checked ? -Theme.s4 : 0
            radius: tile.checked ? Theme.radiusSmall + Theme.s4 : Theme.radiusSmall
            color: Theme.clear
            antialiasing: true
            border.width: tile.checked ? Theme.ring : Theme.hairline
            border.color: tile.checked ? Theme.accent : tile.hovered ? Theme.strongEdge : Theme.edge
        }
        Label {
            id: word
            y: picture.height + Theme.s8
            width: Math.min(implicitWidth, tile.width)
            text: tile.text
            size: Theme.sizeLabel
            bold: tile.checked
            anchors.horizontalCenter: picture.horizontalCenter
        }
    }
    background: FocusRing { shown: tile.visualFocus; corner: Theme.radius; distance: Theme.s8 }

    HoverHandler { cursorShape: Qt.PointingHandCursor }
}
