import QtQuick
import Dice
import Dice.Models

// The aim of a throw, or the position of a die being put back, in words for screen readers.
SlowVoice {
    id: voice

    required property RollingDiceModel game

    readonly property int degrees: Math.round(game.aim.direction)
    readonly property int aside: Math.round(game.aim.place / 10)
    readonly property string way: degrees === 0 ? qsTr("Straight ahead")
        : degrees > 0 ? qsTr("Direction %1° to the right").arg(degrees) : qsTr("Direction %1° to the left").arg(-degrees)
    readonly property string hand: aside === 0 ? qsTr("hand in the middle") : beside(aside)
    readonly property string power: qsTr("power %1 %").arg(Math.round(100 * game.aim.power))
    readonly property string spread: qsTr("spread %1°").arg(Math.round(game.aim.spread))
    readonly property string chances: game.aim.outlook.map(part => part.label + " " + part.text).join(", ")
    readonly property string put: [qsTr("%1 cm ahead").arg(Math.round(21.6 - game.putting.z)), beside(Math.round(game.putting.x)),
        game.putting.valid ? game.putting.sum : qsTr("not free here")].filter(part => part !== "").join(", ")

    function beside(centimetres) {
        return centimetres === 0 ? "" : centimetres > 0 ? qsTr("%1 cm to the right").arg(centimetres) : qsTr("%1 cm to the left").arg(-centimetres)
    }

    // What is not shown is not said either.
    words: game.putting.enabled ? put : (game.aim.assist === "none" ? [spread, hand] : [way, power, spread, hand, chances]).filter(part => part !== "").join(", ")
}
