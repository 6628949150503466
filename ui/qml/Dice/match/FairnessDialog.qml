import QtQuick
import Dice

// Explains why nobody can cheat with the dice, with the fingerprint of this match.
Dialog {
    id: dialog

    property string commitment
    property string revealed

    // Groups of eight characters can be read aloud.
    function grouped(text) { return text.replace(/(.{8})(?=.)/g, "$1 ") }

    title: qsTr("Are the dice fair?")
    iconName: "lock"
    message: qsTr("All rolls of this match were fixed by a secret number before the first roll. Its fingerprint is shown from the start; at the end the number itself is shown, and anybody can check that it fits and gives exactly these rolls. Opponents never see it.")
        + "\n\n" + qsTr("This match’s fingerprint:") + "\n" + grouped(commitment)
        + (revealed === "" ? "" : "\n\n" + qsTr("Its secret number:") + "\n" + grouped(revealed))
    acceptText: qsTr("Try it")
    rejectText: qsTr("Good")
}
