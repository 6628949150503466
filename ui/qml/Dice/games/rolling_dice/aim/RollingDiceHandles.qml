import QtQuick
import Dice
import Dice.Models

// What a player grabs before a throw: the band behind the dice, buttons that move the hand, and for newcomers a hand that shows how.
Item {
    id: handles

    required property RollingDiceModel game
    required property HandPlace spot
    property bool held: false
    property bool teaching: false
    property color light: Theme.white
    property size readoutSize

    // How far the buttons reach from the hand, and whether the read-out fits on their right.
    readonly property real beside: 4 * spot.step + Theme.s32 + Theme.s12
    readonly property bool after: spot.origin.x + beside + readoutSize.width < width
    readonly property point readout: place(readoutSize.width, readoutSize.height, after)

    // The top left corner of something on either side of the hand.
    function place(wide, high, later) {
        const away = later ? beside : -beside - wide
        return Qt.point(Math.max(Theme.s4, spot.origin.x + away), Math.min(height + Theme.s4 - high, spot.origin.y + 0.6 * spot.reach - high / 2))
    }

    FlatSling {
        x: handles.spot.origin.x
        y: handles.spot.origin.y
        rotation: handles.spot.ahead
        edge: 2.1 * handles.spot.step
        direction: handles.spot.lean - handles.spot.ahead
        way: handles.spot.pull
        held: handles.held
        light: handles.light
    }
    SideButtons {
        x: handles.spot.origin.x - width / 2
        y: handles.spot.origin.y - height / 2
        width: 2 * (handles.beside - Theme.s12)
        tones: RollingDiceColours.desk
        leftText: qsTr("Move the hand to the left") + " · Q"
        rightText: qsTr("Move the hand to the right") + " · E"
        onPushed: (side) => handles.game.aim.nudge(6 * side, 0, 0, 0)
    }
    GhostHand {
        visible: handles.teaching
        origin: handles.spot.origin
        direction: handles.spot.lean
        reach: handles.spot.reach
        light: handles.light
    }
    Tag {
        readonly property point corner: handles.place(width, height, !handles.after)

        x: corner.x
        y: corner.y
        visible: handles.teaching
        text: qsTr("Pull back and let go")
        tones: RollingDiceColours.desk
        tone: handles.light
        size: Theme.compact ? Theme.sizeNote : Theme.sizeText
    }
}
