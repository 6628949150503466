pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// Takes fly from the box to the pad one after the other, and the pad counts up.
Item {
    id: flight

    required property DiceFlickModel game
    property var stage: null
    property var pad: null
    property int seat: -1
    property int missing: 0
    property var going: []

    readonly property int lasting: 1.6 * Theme.slow

    // The index of the take among those scored, and its kind.
    signal arrived(int number, string kind)

    // Who scored is no longer who is to move.
    function start(scorer, takes) {
        if (Theme.slow === 0 || !stage?.view || !pad || takes.length === 0) return
        seat = scorer
        const goal = pad.mapToItem(flight, pad.target(seat))
        missing = takes.reduce((sum, take) => sum + take.points, 0)
        going = takes.map((take, number) => ({
            colour: take.colour, points: take.points, kind: take.kind, delay: number * Theme.slow,
            from: take.dice.map(die => ({ spot: stage.mapToItem(flight, stage.spotOf(die.place)), die: die.colour ? die : null })), to: goal
        }))
    }
    function land(number, take) {
        missing = Math.max(0, missing - take.points)
        arrived(number, take.kind)
        if (missing === 0) going = []
    }

    Connections {
        target: flight.game
        function onScored(seat, takes) { flight.start(seat, takes) }
    }
    Repeater {
        model: flight.going

        CountGroup {
            required property var modelData
            required property int index

            colour: modelData.colour
            points: modelData.points
            from: modelData.from
            to: modelData.to
            delay: modelData.delay
            edge: flight.stage?.edge ?? Theme.s24
            lasting: flight.lasting
            onLanded: flight.land(index, modelData)
        }
    }
}
