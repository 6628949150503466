pragma Singleton
import QtQuick

// What everything on the boards means: for the rules, the legend, tips and first encounters.
QtObject {
    readonly property var legend: ["pink", "blue", "rocket", "cool", "shield", "space"]
    readonly property string odds: qsTr("How likely the next roll is to count as this. A click keeps the dice that help most.")
    readonly property var of: ({
        pink: {
            title: qsTr("Pink star"), brief: qsTr("safe from a Cool down"),
            text: qsTr("Nobody can see a stone that rests here: a Cool down passes it by.")
        },
        blue: {
            title: qsTr("Blue star"), brief: qsTr("safe, and a joker"),
            text: qsTr("Hides its stone as well, and makes it a joker. As long as one of your stones is on a blue star, every move of your roll may go to any of your stones instead. The joker never changes what your roll counts as. If the roll moves two stones, they must be different ones.")
        },
        rocket: {
            title: qsTr("Rocket"), once: qsTr("A stone ended its move on a rocket, so one stone of choice rises by one more."), brief: qsTr("+1 for any stone"),
            text: qsTr("If a stone ends its move here in your own turn, one stone of your choice rises one field more, and may well start the next rocket. You may also let it pass.")
        },
        cool: {
            title: qsTr("Cool down"), once: qsTr("A stone rose by two or more, so the others sink by one in this column."), brief: qsTr("−1 in this column"),
            text: qsTr("When one move of your roll really takes a stone up by two fields or more, it gets cold in that column on all other boards: every opposing stone there sinks by one field.")
        },
        shield: {
            title: qsTr("Protected"), once: qsTr("A star keeps its stone from sinking."), brief: qsTr("stays in a Cool down"),
            text: qsTr("Stones on the ground stay where they are, and so do stones on a star. A stone may sink out of space again, and it may sink onto a star and be safe from then on. Landing on a rocket that way starts nothing.")
        },
        space: {
            title: qsTr("Space"), brief: qsTr("above the white line"),
            text: qsTr("You win as soon as enough of your stones are in space and not a single one is left on the ground: five stones when two play, four when three or four play.")
        },
        column: {
            title: qsTr("Column"),
            text: qsTr("There are seven columns: one for each number from 1 to 6, and one for the straight. Each has eight fields. The lowest is the ground; those above the line of white stars, usually three, are space.")
        },
        stone: {
            title: qsTr("Stone"),
            text: qsTr("Seven stones wait on the ground of your board. Your dice beam them upwards, each in its own column.")
        },
        joker: { title: qsTr("Joker!"), text: qsTr("A stone on a blue star lets a move go to another stone of yours.") },
        compensation: {
            title: qsTr("A head start"), once: qsTr("Whoever starts later may lift stones before the first roll."),
            text: qsTr("Playing later is a small drawback. To make up for it, the second player lifts one stone by one field before the first roll, the third player two stones, the fourth three.")
        }
    })
}
