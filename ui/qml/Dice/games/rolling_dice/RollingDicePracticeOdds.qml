import QtQuick
import Dice
import Dice.Models

// Whether the dice of a practice throw may stay on the floe, for those who want to be shown.
OutlookBar {
    required property RollingDiceModel game

    parts: game.aim.outlook
    told: RollingDiceTerms.odds
    names: parts.reduce((names, part) => Object.assign(names, { [part.kind]: part.label }), {})
    tints: ({ stay: Theme.seatInk(Math.max(0, game.table.activeColour)), water: RollingDiceColours.desk.water })
}
