import QtQuick
import Dice
import "../preview/board.js" as Board

// A special field as on the boards, on a small patch of night sky.
Canvas {
    id: sign

    property string kind

    implicitWidth: Theme.s48
    implicitHeight: Theme.s48
    Accessible.ignored: true
    onKindChanged: requestPaint()
    onWidthChanged: requestPaint()
    onPaint: {
        const ctx = getContext("2d")
        ctx.reset()
        Board.sign(ctx, width, kind)
    }
}
