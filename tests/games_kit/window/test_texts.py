"""Whole matches of any game are told in both languages, without a gap."""

from random import Random

import pytest

from beamme.games import GAMES
from beamme.table.storage.record import Seating, begin
from beamme.table.storage.settings import NAMES
from tests.games_kit.rules import rules_kit
from tests.helpers.strategies import random_match
from ui.app.language import Language
from ui.text import games

LONGEST = 400
STEP = 13
"""So many entries later, the standing and all legal moves are told again."""


def is_told(said: str) -> bool:
    """Tell whether something is said, without a gap that was not filled."""
    return bool(said) and "%" not in said


@pytest.mark.parametrize("spoken", ["en", "de"])
def test_whole_matches_are_told_without_a_gap(language: Language, key: str, spoken: str) -> None:
    language.switch(spoken)
    counts = GAMES[key].from_options({}, 2).seats
    for seed, rules in enumerate(({}, rules_kit(key).house_rules, {})):
        seats = counts[seed % len(counts)]
        match = random_match(GAMES[key].from_options(rules, seats), seats, Random(seed), LONGEST)
        seating = [Seating(NAMES[seat], None, seat) for seat in range(seats)]
        record = begin(match.game, seating, bytes(32)).with_match(match)
        for ply in range(len(match.log)):
            said = games.narrate(record, ply)
            assert is_told(said)
            assert said.endswith((".", "!"))
        for ply in range(0, len(match.log), STEP):
            so_far = match.back_to(ply)
            assert is_told(games.standing(record.with_match(so_far)))
            for move in match.game.legal(so_far.state):
                said = games.describe(record, ply, move)
                assert is_told(said)
                assert not said[0].islower()
