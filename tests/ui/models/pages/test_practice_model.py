"""The practice page: what is counted, and how it is told."""

from typing import Any

import pytest

from beamme.games import GAMES
from tests.ui.helpers.recorded import heard
from ui.games.game_ui import game_ui
from ui.models.pages.practice_model import MOST_SHOWN, PracticeModel
from ui.throwing.practice import NO_TARGET, Hit

pytestmark = pytest.mark.usefixtures("language")
CENTRE, BESIDE = 12, 13


def hit(target: int, *, stays: bool = True) -> Hit:
    return Hit(0.5 * target, 1.0, stays, target)


def told(model: PracticeModel, *names: str) -> list[Any]:
    return [model.property(name) for name in names]


@pytest.fixture
def model() -> PracticeModel:
    found = PracticeModel()
    game = GAMES["dice-flick"].from_options({}, 2)
    found.bring("dice-flick", game_ui("dice-flick").new_model(), game, "arc")
    return found


def test_hits_of_the_chosen_target_are_counted(model: PracticeModel) -> None:
    assert told(model, "target", "targetText", "countText") == [
        CENTRE,
        "Hollow C3",
        "No tries yet",
    ]
    for target in (CENTRE, BESIDE, CENTRE, BESIDE, NO_TARGET):
        model.note((hit(target, stays=target != NO_TARGET),))
    assert told(model, "rateText", "countText", "throws") == ["40 %", "2 of 5 tries hit", 5]
    assert model.property("stayText") == "80 % of the dice stayed in the box"
    assert [row["hit"] for row in model.property("hits")] == [True, False, True, False, False]
    model.choose(BESIDE)
    assert [row["hit"] for row in model.property("hits")] == [False, True, False, True, False]
    assert told(model, "rateText", "targetText") == ["40 %", "Hollow D3"]
    for strange in (-1, 25, BESIDE):
        changed = heard(model.thrown)
        model.choose(strange)
        assert not changed
    model.clear()
    assert told(model, "throws", "rateText", "hits") == [0, "–", []]


def test_a_throw_of_several_dice_hits_once(model: PracticeModel) -> None:
    model.note((hit(CENTRE), hit(CENTRE), hit(BESIDE), hit(NO_TARGET, stays=False)))
    assert told(model, "rateText", "countText") == ["100 %", "1 of 1 try hit"]
    assert model.property("stayText") == "75 % of the dice stayed in the box"


@pytest.mark.parametrize(
    ("hits", "words"),
    [
        ((hit(CENTRE),), "Hollow C3: hit!"),
        ((hit(BESIDE), hit(CENTRE)), "Hollow C3: hit!"),
        ((hit(BESIDE), hit(BESIDE)), "Missed: Hollow D3."),
        ((hit(NO_TARGET), hit(NO_TARGET, stays=False)), "Missed."),
        ((hit(NO_TARGET, stays=False),), "Nothing stayed."),
    ],
)
def test_the_last_throw_in_one_sentence(
    model: PracticeModel, hits: tuple[Hit, ...], words: str
) -> None:
    assert model.property("lastText") == ""
    model.note(hits)
    assert model.property("lastText") == words


def test_the_map_shows_the_newest_dice(model: PracticeModel) -> None:
    for _ in range(MOST_SHOWN + 7):
        model.note((hit(CENTRE),))
    assert len(model.property("hits")) == MOST_SHOWN
    assert model.property("hits")[-1]["last"]
    assert model.property("throws") == MOST_SHOWN + 7


def test_another_game_begins_anew_and_the_same_goes_on(model: PracticeModel) -> None:
    model.note((hit(CENTRE),))
    model.choose(BESIDE)
    flick = GAMES["dice-flick"].from_options({}, 2)
    model.bring("dice-flick", game_ui("dice-flick").new_model(), flick, "none")
    assert told(model, "throws", "target", "assist") == [1, BESIDE, "none"]
    floe = GAMES["rolling-dice"].from_options({}, 2)
    model.bring("rolling-dice", game_ui("rolling-dice").new_model(), floe, "none")
    assert told(model, "throws", "target", "targetText") == [0, 0, "Net +6"]
    assert model.property("title") == "Practice floe"


def test_only_known_help_is_wanted(model: PracticeModel) -> None:
    wanted = heard(model.helpWanted)
    for help_ in ("arc", "everything", "none", "none"):
        model.setProperty("assist", help_)
    assert wanted == [("none",)]
