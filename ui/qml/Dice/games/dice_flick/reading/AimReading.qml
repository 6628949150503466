import QtQuick
import Dice
import Dice.Models

// Beside the tray while a player aims: the expected result, and where the die may come to rest.
Column {
    id: reading

    required property DiceFlickModel game

    readonly property var parts: game.aim.outlook
    readonly property bool known: parts.length > 0

    spacing: Theme.compact ? Theme.s8 : Theme.s12
    opacity: !known || game.aim.settled ? 1 : Theme.disabled

    Behavior on opacity { NumberAnimation { duration: Theme.quick; easing.type: Theme.easing } }

    Label {
        width: parent.width
        visible: text !== ""
        text: reading.game.aim.outlookText
        size: Theme.compact ? Theme.sizeLabel : Theme.sizeButton
        bold: true
        wrapMode: Text.WordWrap
        maximumLineCount: 2
        Accessible.role: Accessible.StaticText
        Accessible.ignored: !visible
        Accessible.name: text
    }
    OutlookBar {
        width: parent.width
        visible: reading.known
        parts: reading.parts
        told: DiceFlickTerms.odds
        tints: ({
            target: DiceFlickColours.desk.light[reading.game.aim.colour] ?? DiceFlickColours.desk.light.yellow,
            other: DiceFlickColours.desk.other, moat: DiceFlickColours.desk.moatBar
        })
    }
}
