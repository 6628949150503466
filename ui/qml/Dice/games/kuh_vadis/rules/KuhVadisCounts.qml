import QtQuick
import Dice

// Kuh Vadis: what the final roll of a turn claims.
RuleSection {
    title: qsTr("What you may mark")
    iconName: "pencil"

    Column {
        width: parent.width

        ReadingRow { striped: true; faceSet: "kuh_vadis"; faces: [6, 6, 1, 3, 4]; used: 2; title: qsTr("Two or three cows"); moves: qsTr("a free cow, wherever you like") }
        ReadingRow { faceSet: "kuh_vadis"; faces: [4, 4, 4, 1, 6]; used: 3; title: qsTr("Three equal numbers"); moves: qsTr("a free field with this number, wherever you like") }
        ReadingRow { striped: true; faceSet: "kuh_vadis"; faces: [6, 6, 2, 2, 2]; title: qsTr("Both at once"); moves: qsTr("a cow or the number, as you choose"); note: qsTr("If only one of the two is still free, it is that one.") }
        ReadingRow { faceSet: "kuh_vadis"; faces: [3, 3, 3, 3, 5]; used: 4; title: qsTr("Four or five equal"); moves: qsTr("such a field, and you roll again"); note: qsTr("Numbers or cows. See below for how it goes on.") }
        ReadingRow { striped: true; faceSet: "kuh_vadis"; faces: [1, 2, 2, 5, 6]; used: 0; title: qsTr("Anything else"); moves: qsTr("nothing, it is the other player’s turn") }
    }
    RuleText { text: qsTr("A roll marks one field. Then your turn is over, unless four or five dice were equal. If no free field fits, nothing is marked and your turn ends all the same, even with four equal dice.") }
    RuleText { text: qsTr("When you can mark something you do: a mark of your own never harms you.") }
}
