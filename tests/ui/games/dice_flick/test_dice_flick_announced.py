"""What somebody else scores in Dice Flick: take by take it is shown as the engine counts it."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from beamme.ai.strategy import Level, choose
from beamme.core.chance import Body
from beamme.core.match import Match, Moved
from beamme.games.dice_flick.board import HOLLOWS, SIZE
from beamme.games.dice_flick.dice import DICE
from beamme.games.dice_flick.moves import Score, Take, read
from beamme.games.dice_flick.rules import DiceFlick
from beamme.games.dice_flick.scoring import best, following, scored
from tests.ui.games.beam_me_up.helpers.views import after
from tests.ui.games.dice_flick.helpers.choices import COLUMN, model
from tests.ui.games.dice_flick.helpers.views import CROSS, FLICK, by_computer, to_score
from tests.ui.helpers.recorded import heard, rows_of
from ui.games.dice_flick.model import DiceFlickModel
from ui.games.game_ui import game_ui
from ui.models.game_model import View

__all__ = ["model"]

pytestmark = pytest.mark.usefixtures("language")


def boxes(count: int, seed: int) -> Iterator[View]:
    """Draw boxes full of random dice, in which a computer scores."""
    random = Random(seed)
    for number in range(count):
        view = by_computer(to_score(seats=2 + number % 3))
        game, state = DiceFlick(), view.match.state
        places = random.sample(range(HOLLOWS), random.randint(3, 18))
        lying = [
            Body(die, *game.box.middle_of(*divmod(place, SIZE)), face=random.randint(1, 6))
            for die, place in zip(random.sample(DICE, len(places)), sorted(places), strict=True)
        ]
        match = Match(game, view.match.seats, (), (replace(state, lying=tuple(lying)),))
        yield replace(view, record=view.record.with_match(match))


def at_random(view: View, random: Random) -> Score:
    """Choose some of what may be scored, in any order."""
    spread, takes = DiceFlick().spread(view.match.state), tuple[Take, ...]()
    while (more := following(spread, takes)) and random.random() < 0.8:
        takes = (*takes, random.choice(more))
    return Score(takes)


def check_shown(model: DiceFlickModel, view: View, move: Score) -> None:
    """Show a score from its first take to the pad, and compare each step with the engine."""
    state = view.match.state
    spread = DiceFlick().spread(state)
    model.show(view)
    entered = heard(model.scored)
    for part in game_ui("dice-flick").announce(move):
        model.show(replace(view, announced=part))
        counted = scored(spread, part.takes)
        assert counted is not None
        cards = [row for row in rows_of(model.scoring.takes) if row["taken"]]
        assert len(cards) == len(part.takes)
        assert sum(card["points"] for card in cards) == counted.points
        assert model.scoring.property("total") == counted.points
        assert model.table.property("pending") == f"+{counted.points}"
        lit = {row["key"] for row in rows_of(model.table.arena) if row["take"] >= 0}
        assert lit == counted.dice
        places = [place for card in cards for place in card["places"]]
        assert {spread.dice[place] for place in places} - {""} == counted.dice
        assert len(places) == len(set(places))
    made = view.match.add(Moved(state.active, move))
    model.show(View(view.record.with_match(made), None))
    ((seat, flying),) = entered
    total = made.state.totals[seat]
    assert seat == state.active
    assert model.table.property("totals")[seat] == total
    assert sum(take["points"] for take in flying) == total - state.totals[seat]
    risen = [die["place"] for take in flying for die in take["dice"] if "colour" in die]
    left = {body.die for body in made.state.lying}
    assert {spread.dice[place] for place in risen} == {it.die for it in state.lying} - left


def test_any_score_is_shown_as_the_engine_counts_it(model: DiceFlickModel) -> None:
    random, worse = Random(7), 0
    for view in boxes(80, 7):
        move = at_random(view, random)
        spread = DiceFlick().spread(view.match.state)
        found = scored(spread, move.takes)
        worse += found is not None and found.points < best(spread).points
        check_shown(model, view, move)
    assert worse > 40, "most of them are not the best"


def test_what_computers_take_is_what_is_shown(model: DiceFlickModel) -> None:
    others = 0
    for number, view in enumerate(boxes(20, 11)):
        level = (Level.BEGINNER, Level.CASUAL)[number % 2]
        move = choose(view.match.game, view.match.state, level, bytes([number]))
        others += move.takes != best(DiceFlick().spread(view.match.state)).takes
        check_shown(model, view, move)
    assert others, "computers do not always take the most"


def test_the_best_is_never_shown_for_what_a_computer_takes(model: DiceFlickModel) -> None:
    view = by_computer(to_score(CROSS))
    model.show(view)
    assert model.table.property("pending") == ""
    flown = heard(model.scored)
    model.show(after(view, f"score {COLUMN}", deciding=None))
    ((seat, takes),) = flown
    assert (seat, [(take["kind"], take["points"]) for take in takes]) == (0, [("line", 11)])
    assert model.table.property("totals") == [11, 0]


def test_a_flick_is_shown_by_its_result() -> None:
    assert list(game_ui("dice-flick").announce(read(FLICK))) == []
