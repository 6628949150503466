"""Every move has one spelling, and nothing else is one."""

import re
from typing import Any

import pytest

from beamme.core.errors import BadNotation
from beamme.core.game import Game
from tests.games_kit.rules import rules_kit

Kind = type[Game[Any, Any]]


def nearly(line: str) -> tuple[str, ...]:
    """Spell a line as no line is spelled."""
    return f"{line} ", f" {line}", f"{line}\n", f"{line} x", line.replace(" ", "  "), line.title()


def test_a_move_is_written_and_read(kind: Kind) -> None:
    kit = rules_kit(kind.key)
    game = kind.from_options(kit.house_rules, 2)
    for line, move in kit.spelled.items():
        assert (game.write(move), game.read(line)) == (line, move)


def test_other_texts_are_no_moves(kind: Kind) -> None:
    kit = rules_kit(kind.key)
    game = kind.from_options(kit.house_rules, 2)
    made = {text for line in kit.spelled for text in nearly(line)} - kit.spelled.keys()
    for text in ("", " ", "pass", "- -", *kit.misspelled, *made):
        with pytest.raises(BadNotation) as refused:
            game.read(text)
        assert re.fullmatch(r"not a move of [\w ]+: (.*)", str(refused.value))[1] == repr(text)


def test_a_number_that_nobody_can_have_is_refused_with_its_range(kind: Kind) -> None:
    kit = rules_kit(kind.key)
    game = kind.from_options(kit.house_rules, 2)
    for line, reason in kit.out_of_range.items():
        with pytest.raises(BadNotation) as refused:
            game.read(line)
        assert str(refused.value) == reason
