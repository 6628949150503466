"""Every move of Beam Me Up is told in a sentence, in both languages."""

import pytest

from beamme.core.keeping import Keep
from beamme.core.match import new_match
from beamme.games.beam_me_up.moves import Advance, Launch, Lift, Read, Skip, read
from beamme.games.beam_me_up.rules import BeamMeUp
from tests.games.beam_me_up.bmu import GROUND
from tests.ui.games.beam_me_up.helpers.views import LEVEL, after, keeping, view_of
from ui.app.language import Language
from ui.models.game_model import View
from ui.text import games

pytestmark = pytest.mark.usefixtures("language")

SENTENCES: list[tuple[View, str, str]] = [
    (
        view_of(new_match(BeamMeUp(), 3)),
        "lift 3",
        "Nova starts later and lifts column 3.",
    ),
    (
        after(view_of(new_match(BeamMeUp(), 3)), "lift 1"),
        "lift 2 s",
        "Mika starts later and lifts column 2 and the straight column.",
    ),
    (after(view_of(new_match(BeamMeUp(), 2)), "lift 1"), "roll", "Ada rolls."),
    (keeping("3 3 1 5 6"), "roll", "Ada rolls all five dice again."),
    (keeping("3 3 1 5 6"), "stop", "Ada stops here."),
    (keeping("3 1 3 5 6"), "keep 1 3", "Ada keeps 3-3 and rolls 3 dice."),
    (keeping("6 3 3 3 1"), "keep 1 2 3 4", "Ada keeps 3-3-3-6 and rolls 1 die."),
    (
        after(keeping("3 3 1 5 6"), "keep 1 2"),
        "faces 4 3 1",
        "Ada has 1-3-3-3-4: Three of a kind.",
    ),
    (
        after(keeping("3 3 1 5 6"), "keep 3 4 5"),
        "faces 2 3",
        "Ada has 1-2-3-5-6: nothing, the turn ends.",
    ),
    (
        after(keeping("3 3 1 1 6", free_reading=True), "stop"),
        "read pair 3",
        "Ada reads it as: Pair.",
    ),
    (after(keeping("3 3 1 5 6"), "stop"), "move 3", "Ada’s stone in column 3 rises by 1."),
    (
        after(keeping("1 2 3 4 5"), "stop"),
        "move s",
        "Ada’s stone in the straight column rises by 3.",
    ),
    (
        after(keeping("3 3 1 5 6", own="0070000"), "stop"),
        "move 3",
        "Ada’s stone in column 3 is at the top already and stays.",
    ),
    (
        after(keeping("3 3 1 5 6", own="0000004", fields="sb4"), "stop"),
        "move 3 to 5",
        "Joker! Ada’s stone in column 5 rises by 1.",
    ),
    (
        after(keeping("3 3 1 5 6", fields="3r1"), "stop"),
        "move 3",
        "Ada’s stone in column 3 rises by 1. A rocket fires!",
    ),
    (
        after(keeping("3 3 1 5 6", fields="3b1"), "stop"),
        "move 3",
        "Ada’s stone in column 3 rises by 1. It stands on a blue star: joker.",
    ),
    (
        after(keeping("3 3 1 5 6", fields="3p1"), "stop"),
        "move 3",
        "Ada’s stone in column 3 rises by 1. A pink star hides it.",
    ),
    (
        after(keeping("3 3 3 5 6", others=(LEVEL, "0020000", LEVEL), other_fields="3p2"), "stop"),
        "move 3",
        "Ada’s stone in column 3 rises by 2. Cool down for Nova and Juno. Safe on a star: Mika.",
    ),
    (
        after(keeping("3 3 3 5 6", others=(GROUND,)), "stop"),
        "move 3",
        "Ada’s stone in column 3 rises by 2.",
    ),
    (
        after(keeping("3 3 1 5 6", own="5544455"), "stop"),
        "move 3",
        "Ada’s stone in column 3 rises by 1. Ada wins!",
    ),
    (after(keeping("1 2 3 4 4"), "stop", "move s"), "skip", "Ada skips the pair."),
    (
        after(keeping("3 3 1 5 6", fields="3r1"), "stop", "move 3"),
        "rocket 6",
        "The rocket lifts Ada’s stone in column 6.",
    ),
    (
        after(keeping("3 3 1 5 6", fields="3r1"), "stop", "move 3"),
        "rocket -",
        "Ada skips the rocket.",
    ),
]
IDS = [f"{line} ({said[-25:]})" for _, line, said in SENTENCES]


@pytest.mark.parametrize(("before", "line", "said"), SENTENCES, ids=IDS)
def test_every_entry_is_told_in_a_sentence(before: View, line: str, said: str) -> None:
    view = after(before, line)
    assert games.narrate(view.record, len(view.match.log) - 1) == said


def test_every_kind_of_move_is_among_the_sentences() -> None:
    told = [read(line) for _, line, _ in SENTENCES if not line.startswith("faces")]
    assert {type(move) for move in told} == {Lift, Keep, Read, Advance, Skip, Launch}


@pytest.mark.parametrize(("before", "line", "said"), SENTENCES, ids=IDS)
def test_the_same_in_german(language: Language, before: View, line: str, said: str) -> None:
    view = after(before, line)
    language.switch("de")
    german = games.narrate(view.record, len(view.match.log) - 1)
    assert german != said
    assert "%" not in german
    assert not {"stone", "the", "rolls", "leaves", "column", "has"} & set(german.split())
