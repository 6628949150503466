import QtQuick
import Dice
import Dice.Models

// The number of a sheet, to play on the same one as a friend; collapsed by default.
FoldRow {
    id: fold

    required property KuhVadisSetup setup

    objectName: "sheetNumberFold"
    iconName: "library"
    title: qsTr("Sheet number")
    summary: setup.numberText === "" ? qsTr("from a friend") : setup.numberText

    TextField {
        objectName: "sheetNumber"
        width: parent.width
        label: qsTr("Sheet number")
        maximumLength: 6
        inputMethodHints: Qt.ImhDigitsOnly
        placeholderText: qsTr("such as 4711")
        value: fold.setup.numberText
        fill: Theme.paper
        edge: fold.setup.numberProblem === "" ? Theme.line : Theme.bad
        onCommitted: text => fold.setup.takeNumber(text)

        Accessible.description: fold.setup.numberProblem
    }
    Label {
        objectName: "sheetNumberProblem"
        width: parent.width
        wrapMode: Text.Wrap
        text: fold.setup.numberProblem === "" ? qsTr("Every number is a sheet of its own. Whoever types the same number plays on the same sheet.") : fold.setup.numberProblem
        size: Theme.sizeNote
        soft: fold.setup.numberProblem === ""
        color: soft ? Theme.muted : Theme.bad
        strong: !soft

        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
}
