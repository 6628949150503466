import QtQuick
import "../../scenes/feast.js" as Feast

// Warm rays around the winner.
Canvas {
    property bool onDark: true

    onWidthChanged: requestPaint()
    onPaint: {
        const ctx = getContext("2d")
        ctx.reset()
        Feast.rays(ctx, width / 2, onDark)
    }
}
