import QtQuick
import Dice

// The table of readings in Beam Me Up, best first.
RuleSection {
    title: qsTr("What counts")
    iconName: "steps"

    Column {
        width: parent.width

        ReadingRow { striped: true; faces: [4, 4, 4, 4, 4]; title: qsTr("Five of a kind"); moves: qsTr("its column +4") }
        ReadingRow { faces: [2, 3, 4, 5, 6]; title: qsTr("Large straight"); moves: qsTr("straight column +3") }
        ReadingRow { striped: true; faces: [5, 5, 5, 5, 2]; used: 4; title: qsTr("Four of a kind"); moves: qsTr("its column +3") }
        ReadingRow { faces: [3, 3, 3, 6, 6]; title: qsTr("Full house"); moves: qsTr("column of the three +2, column of the pair +1") }
        ReadingRow { striped: true; faces: [1, 2, 3, 4, 4]; title: qsTr("Small straight"); moves: qsTr("straight column +2"); note: qsTr("with a pair in it, also that column +1 if you like") }
        ReadingRow { faces: [6, 6, 6, 1, 4]; used: 3; title: qsTr("Three of a kind"); moves: qsTr("its column +2") }
        ReadingRow { striped: true; faces: [2, 2, 5, 5, 1]; used: 4; title: qsTr("Two pairs"); moves: qsTr("both columns +1") }
        ReadingRow { faces: [1, 1, 3, 4, 6]; used: 2; title: qsTr("Pair"); moves: qsTr("its column +1") }
        ReadingRow { striped: true; faces: [1, 2, 4, 5, 6]; used: 0; title: qsTr("Nothing"); moves: qsTr("no stone moves, it is the next player’s turn") }
    }
    RuleText { text: qsTr("A stone goes the whole way; what would lead beyond the top field is lost.") }
}
