import QtQuick
import "../../scenes/feast.js" as Feast

// The winner's crown.
Canvas {
    onWidthChanged: requestPaint()
    onPaint: {
        const ctx = getContext("2d")
        ctx.reset()
        Feast.crown(ctx, width, height)
    }
}
