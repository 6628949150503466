pragma ComponentBehavior: Bound
import QtQuick
import Dice

// Over the floe during a count: the sum with lines to what counts, and the gain of the walking seal.
Item {
    id: tally

    required property RoundCount count
    property var view: null
    // Whether the sum is shown beside the tray, where it hides nothing.
    property bool beside: false

    readonly property bool shown: count.shown !== null && view !== null && (!beside || !count.running)

    RoundLeads {
        anchors.fill: parent
        visible: tally.shown && tally.count.running
        count: tally.count
        sum: sum
        view: tally.view
    }
    RoundSumCard {
        id: sum
        x: (tally.width - width) / 2
        y: tally.height - height - Theme.s4
        width: implicitWidth
        height: implicitHeight
        visible: tally.shown
        count: tally.count
        room: tally.width - 2 * Theme.s8
    }
    Repeater {
        model: tally.count.game.table.seals

        Tag {
            required property var model
            required property int index
            readonly property point spot: tally.view?.sealAt(index) ?? Qt.point(0, 0)
            readonly property var step: tally.count.now

            x: Math.max(0, Math.min(tally.width - width, spot.x - width / 2))
            y: Math.max(0, spot.y - height - Theme.s4)
            visible: step !== null && tally.count.summed && model.colour === step.colour && tally.view !== null
            text: "+" + ((step?.to ?? 0) - (step?.from ?? 0))
            tones: ({ tag: Theme.seatFill(model.colour), tagWords: Theme.white })
            tone: Theme.white
            size: Theme.sizeName
        }
    }
}
