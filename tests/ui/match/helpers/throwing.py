"""What people do in games whose dice are thrown, and what the buttons of these games say."""

from random import Random
from typing import Any

import pytest

from beamme.games.dice_flick.dice import COLOUR_OF
from beamme.games.dice_flick.moves import Bonus, Flick, Score
from beamme.games.rolling_dice.moves import Keep, PutBack, Throw
from beamme.throws.hands import HELPS
from tests.ui.match.helpers.hot_seat import HotSeat
from ui.games.dice_flick.aim import PLATES
from ui.models.game_model import Action, View


def do_anything(people: HotSeat, chance: Random) -> None:
    """Aim, choose, take, hold a die, change the help or click on the table or on a button."""
    game, match = people.game, people.match
    far, turn = chance.uniform(-20, 20), chance.uniform(-90, 90)
    match chance.randrange(9):
        case 0:
            game.aim.turnTo(turn, chance.uniform(-0.2, 1.2))
        case 1:
            game.aim.hold(chance.random() < 0.5)
        case 2:
            game.help_with(chance.choice(HELPS))
        case 3:
            look_back(people)
        case 4:
            match.skip()
            match.buttons.pressKey(chance.choice("RSNX"))
        case 5:
            game.toggle(chance.randrange(-1, 6))
        case _ if people.record.match.game.key == "dice-flick":
            take_or_slide(game, chance, far)
        case _:
            click_or_move(people, chance, far)


def take_or_slide(game: Any, chance: Random, far: float) -> None:
    """Do what is done in Dice Flick alone."""
    place, row = chance.randrange(-1, 26), chance.randrange(-1, 6)
    match chance.randrange(8):
        case 0:
            game.aim.choosePlate(place)
        case 1:
            game.aim.nudge(far, far / 100, far)
        case 2:
            game.aim.slideTo(far)
        case 3:
            game.aim.lookAt(place)
            game.aim.aimAtHollow(place)
        case 4:
            game.scoring.move(row, chance.choice((-1, 1)))
        case 5:
            game.scoring.useBest()
        case _:
            game.scoring.toggle(row)


def click_or_move(people: HotSeat, chance: Random, far: float) -> None:
    """Do what is done in Rolling Dice alone."""
    game, row = people.game, chance.randrange(-1, 4)
    match chance.randrange(6):
        case 0:
            game.aim.moveTo(10 * far)
        case 1:
            game.aim.nudge(far, far, far / 100, far)
        case 2:
            game.putting.nudge(far / 10, far / 10)
        case 3 if row == game.keeping.chosen:
            game.keeping.keep(row)
        case 3:
            game.keeping.choose(row)
        case _:
            game.putting.holdAt(far, chance.uniform(-20, 20))


def look_back(people: HotSeat) -> None:
    """Look at an earlier moment, where nothing can be done, and come back."""
    game, match = people.game, people.record.match
    game.look_back(View(people.record.with_match(match.back_to(len(match.log) // 2)), None))
    assert not people.entered.enabled
    assert not people.match.now.common.secondary.enabled
    game.look_forward()


def says(people: HotSeat, action: Action) -> None:
    """Check that this button says what it plays, and that this is what one sees."""
    view, game = people.match.now.view, people.game
    assert view is not None
    match, state = view.match, view.match.state
    seat = view.record.seating[state.active % match.seats]
    exact = seat.help is None
    assert len(action.moves) == 1
    move = action.moves[0]
    assert match.game.allows(state, move)
    match move:
        case Flick(die, plate):
            assert action.text == "Flick"
            assert (game.aim.colour, game.aim.plate) == (COLOUR_OF[die], PLATES.index(plate))
            aimed = (round(100 * game.aim.slide), game.aim.direction, game.aim.lift)
            played = (move.slide, move.direction / 100, move.lift / 100)
            assert not exact or played == pytest.approx(aimed, abs=0.01)
        case Bonus(taken):
            assert action.text == ("Flick a bonus die" if taken else "Skip the bonus")
        case Score(takes):
            points = match.game.scored(state, takes).points
            assert action.text == f"Enter {points} point{'' if points == 1 else 's'}"
            assert points == game.scoring.total
        case Throw(x, direction, spread=spread):
            assert action.text == f"Throw {len(state.hand)} dice"
            aimed = (game.aim.place, game.aim.direction, game.aim.spread)
            assert not exact or (x / 100, direction / 100, spread / 100) == pytest.approx(
                aimed, abs=0.01
            )
        case Keep(die):
            assert action.text == f"Keep the {state.body_of(die).face}"
            assert die == game.keeping.rows[game.keeping.chosen].key
        case PutBack(_, x, y):
            assert action.text == "Put it here"
            assert game.putting.valid
            assert (x / 1000, -y / 1000) == pytest.approx((game.putting.x, game.putting.z))
        case _:
            raise AssertionError(move)
