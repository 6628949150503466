pragma Singleton
import QtQuick

// What everything on the sheet means: for the rules, the legend, tips and first encounters.
QtObject {
    readonly property var legend: ["start", "cow", "number", "glow", "last", "struck"]
    readonly property string odds: qsTr("How likely the rolls of this turn are to allow it, if you play for nothing else.")
    readonly property string keeps: qsTr("A click keeps the dice that show it.")
    readonly property var of: ({
        start: {
            title: qsTr("Start"), brief: qsTr("join all three"),
            text: qsTr("Starts belong to their player from the beginning, and nobody can mark them.")
        },
        cow: { title: qsTr("Cow"), brief: qsTr("2 or 3 cows mark it"), text: qsTr("Two or three cows: a free cow, wherever you like.") },
        number: { title: qsTr("Number"), brief: qsTr("3 equal ones mark it"), text: qsTr("Three equal numbers: a free field with this number, wherever you like.") },
        glow: { title: qsTr("Glowing field"), brief: qsTr("may be marked now"), text: qsTr("Your roll allows this field: a click marks it.") },
        mark: { title: qsTr("Marked"), text: qsTr("Every field can be marked once, by whoever gets there first.") },
        last: {
            title: qsTr("Extra round"), once: qsTr("Four equal dice bring three more rolls, for a field beside the last mark."), brief: qsTr("touch your last mark"),
            text: qsTr("Four or five equal dice give you three fresh rolls. But now your pencil must not jump: the next field has to touch the one you marked last, at a side or at a corner. Touching an older mark does not help.")
        },
        struck: {
            title: qsTr("Struck through"), once: qsTr("The free fields cannot join these starts any more; only a draw is left."), brief: qsTr("this player is blocked"),
            text: qsTr("Sometimes the free fields cannot join your starts any more, even if you got every one of them. Then you are blocked, and your starts are struck through.")
        },
        chance: { title: qsTr("Chance"), text: qsTr("The small number is the chance in per cent to mark this field in a turn, if you play for it.") }
    })
}
