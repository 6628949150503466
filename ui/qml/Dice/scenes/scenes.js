.pragma library
.import "../games/beam_me_up/cover/beam_me_up_cover.js" as BeamMeUp
.import "../games/kuh_vadis/cover/kuh_vadis_cover.js" as KuhVadis
.import "../games/dice_flick/cover/dice_flick_cover.js" as DiceFlick
.import "../games/rolling_dice/cover/rolling_dice_cover.js" as RollingDice

// The covers of the four games; `up` is headroom above the design space for taller pictures.

function paint(ctx, scene, up) {
    ({ beamMeUp: BeamMeUp, kuhVadis: KuhVadis, diceFlick: DiceFlick, rollingDice: RollingDice })[scene].paint(ctx, up);
}
