import QtQuick
import Dice
import Dice.Models

// The aim in words, for whoever hears it instead of seeing it.
SlowVoice {
    id: voice

    required property DiceFlickModel flick

    readonly property int degrees: Math.round(flick.direction)
    readonly property string way: degrees === 0 ? qsTr("Straight ahead")
        : degrees > 0 ? qsTr("Direction %1° to the right").arg(degrees) : qsTr("Direction %1° to the left").arg(-degrees)
    readonly property string power: qsTr("power %1 %").arg(Math.round(100 * flick.power))
    readonly property string lift: qsTr("lift %1°").arg(Math.round(flick.lift))

    words: [way, power, lift, flick.outlookText].filter(part => part !== "").join(", ")
}
