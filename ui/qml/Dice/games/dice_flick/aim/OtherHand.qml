import QtQuick
import Dice
import Dice.Models

// The hand of somebody else: it brings the die from the tray to its plate and pulls it back, while the box stays as it is.
Item {
    id: hand

    required property DiceFlickModel game
    required property SlingPlace spot
    property bool solid: false
    property int seat: 0
    // Where the die comes from, and how large it is.
    property point from
    property real edge: Theme.s32
    property real come: 1
    property real drawn: 1

    readonly property bool busy: game.aim.shown && !game.aim.enabled && !game.table.arena.thrown
    readonly property bool carrying: busy && come < 1
    // How far it pulls, as a share of the whole way; a plate at the top of the window leaves little room.
    readonly property real pulled: drawn * most
    readonly property real most: busy ? Math.max(0, Math.min(1, spot.origin.y / Math.max(1, spot.origin.y - end(1).y))) : 1
    readonly property real lean: game.aim.direction * Math.PI / 180
    readonly property point goal: busy ? end(pulled) : Qt.point(0, 0)
    readonly property point place: Qt.point(from.x + (goal.x - from.x) * come, from.y + (goal.y - from.y) * come)

    function reach(share) { return solid ? (9 + 17 * spot.solidPull * share) / 12 : spot.pull * share / spot.back }
    function end(share) { return spot.at(-Math.sin(lean) * reach(share), Math.cos(lean) * reach(share)) }

    onBusyChanged: {
        act.stop()
        come = drawn = busy ? 0 : 1
        if (busy) act.start()
    }

    visible: busy

    SequentialAnimation {
        id: act

        NumberAnimation { target: hand; property: "come"; to: 1; duration: 0.85 * Theme.slow; easing.type: Easing.InOutQuad }
        NumberAnimation { target: hand; property: "drawn"; to: 1; duration: Theme.normal; easing.type: Easing.OutQuad }
    }
    DiceFlickDie {
        x: hand.place.x - width / 2
        y: hand.place.y - height / 2
        width: hand.edge
        visible: hand.carrying
        colour: hand.game.aim.colour || "white"
    }
    HandPicture {
        x: hand.place.x - width / 2
        y: hand.place.y - height / 2
        light: Theme.seatGlow(hand.seat)

        SeatMark {
            x: parent.width
            y: parent.height * 0.9
            seat: hand.seat
            size: Theme.markTiny
        }
    }
}
