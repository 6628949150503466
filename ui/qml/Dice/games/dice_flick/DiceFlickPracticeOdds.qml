import QtQuick
import Dice
import Dice.Models

// Where the die of a practice flick may come to rest, for those who want to be shown.
OutlookBar {
    required property DiceFlickModel game

    parts: game.aim.outlook
    told: DiceFlickTerms.odds
    tints: ({
        target: DiceFlickColours.desk.light[game.aim.colour] ?? DiceFlickColours.desk.light.yellow,
        other: DiceFlickColours.desk.other, moat: DiceFlickColours.desk.moatBar
    })
}
