pragma Singleton
import QtQuick

// What everything in the box means: for the rules, the legend, tips and first encounters.
QtObject {
    readonly property var legend: ["ring", "line", "net", "hole", "block", "seal"]
    // What the chances of a throw mean, with a die to beat and without one, and what a click on a card does.
    readonly property string lost: qsTr("How often none of your dice is left on the floe.")
    readonly property var odds: ({ stay: qsTr("How often at least one of your dice stays on the floe."), water: lost })
    readonly property var beating: ({
        beat: qsTr("How often one of your dice beats the ringed one, by more pips or by a place further ahead."),
        stay: qsTr("How often dice stay on the floe and none of them beats the ringed one."),
        water: qsTr("How often none of your dice is left on the floe, or the ringed one is pushed off.")
    })
    readonly property string keeps: qsTr("What this die brings when the round is counted, if nothing changes. A click chooses it, a double click keeps it.")
    readonly property var of: ({
        ring: {
            title: qsTr("Ring"), once: qsTr("The die that stays wears the ring next time: then a higher or further one has to beat it."), brief: qsTr("the die to beat"),
            text: qsTr("If your scoring die of the last round is still on the ice, it wears the ring. You have to outdo it with one of the three you throw: by a larger number of pips, or by a place further from the entrance. Either is enough.")
        },
        line: {
            title: qsTr("Line"), brief: qsTr("beyond it is further"),
            text: qsTr("The line shows how far the ringed die lies: beyond it every die beats it, whatever its pips.")
        },
        net: {
            title: qsTr("Net"), once: qsTr("The die that stays touches a net: it adds these points when the round is counted."), brief: qsTr("points for your die"),
            text: qsTr("Four fishing nets give you 2, 3, 4 or 6 points, the best of them furthest away. Two holes in the ice cost 2 or 3. They are so far apart that a die never touches two.")
        },
        hole: { title: qsTr("Hole"), once: qsTr("The die that stays touches a hole: it costs these points when the round is counted."), brief: qsTr("costs points"), text: qsTr("A scoring die that touches a hole loses the points that are printed there when the round is counted.") },
        block: {
            title: qsTr("Ice block"), brief: qsTr("no points this round"),
            text: qsTr("Anyone whose die lies here scores nothing this round. Its pips count for everybody who is still on the floe.")
        },
        seal: {
            title: qsTr("Seal"), once: qsTr("The round is counted: every seal walks as many spaces as its die has earned."), brief: qsTr("walks your points"),
            text: qsTr("Everybody has four dice and a seal of one colour. The seals walk along the rim; a lap has 50 spaces, and after it comes the next one.")
        },
        water: { title: qsTr("All wet"), once: qsTr("No die stayed on the ice, so the one with the most pips goes onto a block and scores nothing."), text: qsTr("All four dice ended in the water. Of these the one with the most pips climbs onto the block.") },
        miss: { title: qsTr("Miss"), once: qsTr("No die beat the ringed one, so that one goes onto a block and scores nothing."), text: qsTr("None of your three dice was better. The ringed die goes onto the block as it lay.") },
        mishap: { title: qsTr("Mishap"), once: qsTr("The ringed die was pushed off by its own colour, so it goes onto a block and scores nothing."), text: qsTr("You shoved your own ringed die off the floe. It goes with the face it shows now, however good your other dice are.") },
        put: { title: qsTr("Pushed off"), once: qsTr("The owner of the die that was pushed off puts it back at once, wherever there is room."), text: qsTr("You pushed somebody else’s scoring die into the water? Then its owner puts it back right away, wherever there is room on the floe, with the face it has now. Only after that do you choose yours. If several were hit, they do so clockwise from you.") }
    })
}
