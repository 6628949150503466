import QtQuick
import Dice
import Dice.Models

// The aim of a throw, or the place of a die that is put back, in words, for whoever hears it instead of seeing it.
SlowVoice {
    id: voice

    required property RollingDiceModel ice

    readonly property int degrees: Math.round(ice.direction)
    readonly property int aside: Math.round(ice.place / 10)
    readonly property string way: degrees === 0 ? qsTr("Straight ahead")
        : degrees > 0 ? qsTr("Direction %1° to the right").arg(degrees) : qsTr("Direction %1° to the left").arg(-degrees)
    readonly property string hand: aside === 0 ? qsTr("hand in the middle") : beside(aside)
    readonly property string power: qsTr("power %1 %").arg(Math.round(100 * ice.power))
    readonly property string spread: qsTr("spread %1°").arg(Math.round(ice.spread))
    readonly property string chances: ice.outlook.map(part => part.label + " " + part.text).join(", ")
    readonly property string put: [qsTr("%1 cm ahead").arg(Math.round(21.6 - ice.putZ)), beside(Math.round(ice.putX)),
        ice.putValid ? ice.putSum : qsTr("not free here")].filter(part => part !== "").join(", ")

    function beside(centimetres) {
        return centimetres === 0 ? "" : centimetres > 0 ? qsTr("%1 cm to the right").arg(centimetres) : qsTr("%1 cm to the left").arg(-centimetres)
    }

    words: ice.putting ? put : [way, power, spread, hand, chances].filter(part => part !== "").join(", ")
}
