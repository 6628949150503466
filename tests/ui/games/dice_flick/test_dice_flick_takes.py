"""What is scored in Dice Flick, and its things, in words: titles, sums, dice and hollows."""

from random import Random

import pytest

from beamme.core.plate import Plate
from beamme.games.dice_flick.board import CENTRE, HOLLOWS
from beamme.games.dice_flick.dice import COLOUR_OF, DICE, Colour
from beamme.games.dice_flick.moves import read_take
from beamme.games.dice_flick.rules import DiceFlick
from beamme.games.dice_flick.state import Phase
from tests.games.dice_flick.df import scoring
from tests.helpers.strategies import random_match
from tests.ui.games.dice_flick.helpers.views import FOUR_BLUE, JOKERS, MIXED
from ui.app.language import Language
from ui.games.dice_flick import text


@pytest.fixture(autouse=True)
def english(language: Language) -> Language:
    return language


@pytest.mark.parametrize(
    ("drawing", "take", "before", "title", "added", "places"),
    [
        (FOUR_BLUE, "blue b1 b2 b3 b4", (), "Blue group", "4 + 2 + 3×2 + 2", (6, 11, 12, 13)),
        (FOUR_BLUE, "centre b3", (), "The centre", "3×2", (CENTRE,)),
        (MIXED, "green g1 g2 w1 *", (), "Green group", "3 + 2 + 4 + 2", (15, 16, 20, 21)),
        (MIXED, "line p1 row", (), "Knaller, line 3", "6", (14,)),
        (MIXED, "line p1 column", (), "Knaller, line E", "6 + 6", (14, 24)),
        (JOKERS, "centre p1", (), "The centre", "6", (CENTRE,)),
        (JOKERS, "line p1 column", (), "Knaller, line C", "3 + 6", (2, CENTRE)),
        (
            JOKERS,
            "line p1 column",
            ("yellow w1 w2 w3",),
            "Knaller, line C",
            "6",
            (CENTRE,),
        ),
    ],
)
def test_a_take_has_a_title_and_a_sum(
    drawing: str,
    take: str,
    before: tuple[str, ...],
    title: str,
    added: str,
    places: tuple[int, ...],
) -> None:
    match = scoring(drawing)
    game, spread = DiceFlick(), DiceFlick().spread(match.state)
    taken, earlier = read_take(take), tuple(map(read_take, before))
    assert text.take_title(taken, spread) == title
    assert text.take_sum(game, match.state, taken, earlier) == added
    assert text.take_places(taken, spread, earlier) == places
    whole, part = game.scored(match.state, (*earlier, taken)), game.scored(match.state, earlier)
    assert whole is not None
    assert part is not None
    assert sum(spread.worth[place] for place in places) == whole.points - part.points


def test_the_best_score_of_any_box_adds_up() -> None:
    random = Random(7)
    for _ in range(40):
        match = random_match(DiceFlick(), 2, random, longest=120)
        for state in match.states:
            if state.phase is not Phase.SCORE:
                continue
            game, spread = DiceFlick(), DiceFlick().spread(state)
            takes = game.legal(state)[0].takes
            places = [
                place
                for number, take in enumerate(takes)
                for place in text.take_places(take, spread, takes[:number])
            ]
            assert len(places) == len(set(places))
            score = game.scored(state, takes)
            assert score is not None
            assert sum(spread.worth[place] for place in places) == score.points


def test_every_thing_has_words_in_german(language: Language) -> None:
    def words() -> list[str]:
        firsts = [next(die for die in DICE if COLOUR_OF[die] is colour) for colour in Colour]
        said = [text.colour_name(colour) for colour in Colour if colour is not Colour.PINK]
        said += [text.die_text(die) for die in firsts]
        said += [text.plate_text(plate) for plate in Plate]
        said += [text.die_spoken(die, 3, 7) for die in firsts]
        return [*said, text.goal_text(), text.points_text(3)]

    english = words()
    language.switch("de")
    german = words()
    assert [word for word in english if word in german] == []
    assert len(set(german)) == len(german)


def test_dice_and_hollows_as_they_are_spoken() -> None:
    assert text.die_text("y3") == "the yellow die"
    assert text.die_spoken("y3", 4, 13) == "The yellow 4, D3"
    assert text.die_spoken("p1", 1, None) == "The Knaller"
    assert len({text.hollow_text(place) for place in range(HOLLOWS)}) == HOLLOWS
    assert [text.points_text(points) for points in (0, 1, 14)] == [
        "0 points",
        "1 point",
        "14 points",
    ]
