import QtQuick
import Dice
import Dice.Models

// The aim in words, for screen readers.
SlowVoice {
    id: voice

    required property DiceFlickModel game

    readonly property int degrees: Math.round(game.aim.direction)
    readonly property string way: degrees === 0 ? qsTr("Straight ahead")
        : degrees > 0 ? qsTr("Direction %1° to the right").arg(degrees) : qsTr("Direction %1° to the left").arg(-degrees)
    readonly property string power: qsTr("power %1 %").arg(Math.round(100 * game.aim.power))
    readonly property string lift: qsTr("lift %1°").arg(Math.round(game.aim.lift))

    // What is not shown is not said either.
    words: (game.aim.assist === "none" ? [lift] : [way, power, lift, game.aim.outlookText]).filter(part => part !== "").join(", ")
}
