"""What the laws of the rules have to know of each game."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from beamme.core.game import Option
from tests.games_kit import kit_of

Options = SearchStrategy[dict[str, Option]]


def no_options(_: int) -> Options:
    """A game without house rules and boards."""
    return st.just({})


@dataclass(frozen=True, slots=True)
class RulesKit:
    """One game as the laws of the rules know it."""

    strange_moves: SearchStrategy[Any]
    """Moves of the right shape that may or may not be legal."""
    spelled: Mapping[str, Any]
    """Moves by the line that stands for them."""
    misspelled: tuple[str, ...]
    """Lines that are nearly moves."""
    out_of_range: Mapping[str, str] = field(default_factory=dict)
    """Lines whose numbers are too large or too small, with the reason that is given."""
    options: Callable[[int], Options] = no_options
    """House rules and boards, for a number of seats."""
    house_rules: Mapping[str, Option] = field(default_factory=dict)
    """The rules under which the lines are read."""
    continuous: bool = False
    """Whether legal moves are too many to be listed."""
    picture: Callable[[Any], str] = repr
    """How a position is shown in a recorded match, wherever a line changed it."""
    entries: frozenset[str] = frozenset()
    """The first words of all lines that a log can have."""


def rules_kit(key: str) -> RulesKit:
    """The kit of a game."""
    kit: RulesKit = kit_of("rules", key)
    return kit
