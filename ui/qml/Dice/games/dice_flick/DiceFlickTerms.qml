pragma Singleton
import QtQuick

// What everything in the box means: for the rules, the legend, tips and first encounters.
QtObject {
    readonly property string upgrade: qsTr("Upgrades, one each in blue, yellow and green: while no die lies there, the sticker itself is a die of its colour, worth 2.")
    readonly property var legend: ["centre", "green", "bonus", "knaller", "joker"]
    // What the chances of an aim mean, and what a click on a card does.
    readonly property var odds: ({
        target: qsTr("How often a flick aimed like this comes to rest in its likeliest hollow."),
        other: qsTr("How often it comes to rest in another hollow."),
        moat: qsTr("How often it misses all hollows and goes back into the bag.")
    })
    readonly property string takes: qsTr("A click takes or leaves it. What you take is scored in the order of its numbers; drag a card to change that.")
    readonly property var of: ({
        centre: {
            title: qsTr("Centre"), once: qsTr("A die in the middle counts double."), brief: qsTr("pips count double"),
            text: qsTr("The centre: pips of a die in the middle count double, in a group and in a line. You may also score this die all alone.")
        },
        green: { title: qsTr("Upgrade"), once: qsTr("The free marker counts as a die of its colour, worth 2."), brief: qsTr("free: a die worth 2"), text: upgrade },
        blue: { title: qsTr("Upgrade"), text: upgrade },
        yellow: { title: qsTr("Upgrade"), text: upgrade },
        bonus: {
            title: qsTr("Bonus"), once: qsTr("The die came to rest on the marker, so one more may be flicked."), brief: qsTr("one more flick"),
            text: qsTr("The bonus: when the die you just flicked comes to rest here, you may draw one more die and flick a third time, once a turn.")
        },
        knaller: {
            title: qsTr("Knaller"), once: qsTr("The pink die scores everything in its row or column, and 6 itself."), brief: qsTr("a whole line, and 6"),
            text: qsTr("A pink die blows up a whole line: choose its row or its column. Everything in this line scores, whatever its colour and with gaps in between, free upgrades too.")
        },
        joker: {
            title: qsTr("Joker"), once: qsTr("The white die counts in the colour of its group."), brief: qsTr("white is any colour"),
            text: qsTr("A white die is whatever colour you like, except pink, and it counts its own pips. In one scoring it has one colour only, even if it touches two groups.")
        },
        group: { title: qsTr("Group"), text: qsTr("Three or more dice of one colour that touch side by side are a group. Add up their pips. Corner to corner does not count.") },
        hollow: { title: qsTr("Hollow"), text: qsTr("A die that comes to rest in a hollow stays there until somebody scores it. If it rolls into the moat or over the rim, it goes back into the bag straight away.") },
        plate: { title: qsTr("Plate"), text: qsTr("Choose your plate by what lies there: a die that is in the way can stop yours, or be knocked into the moat by it.") },
        moat: { title: qsTr("Moat"), once: qsTr("The die found no hollow of its own and goes back into the bag."), text: qsTr("Dice may push each other. What is knocked into another hollow counts there, with the face it shows now; what is knocked out is gone.") }
    })
}
