"""A full sheet is always decided."""

from random import Random

import pytest

from beamme.core.game import Outcome
from beamme.core.keeping import ALL_DICE, Keep
from beamme.core.match import Match, Moved, new_match
from beamme.core.savegame import replay, write_log
from beamme.games.kuh_vadis.board import FIELDS, Sign, built_in_sheets
from beamme.games.kuh_vadis.moves import Mark, Move
from beamme.games.kuh_vadis.rules import KuhVadis
from beamme.games.kuh_vadis.state import Phase, State
from tests.games.kuh_vadis.kv import bits, places
from tests.games.kuh_vadis.slow_chains import are_joined, chains, is_blocked
from tests.helpers.strategies import random_entry

WON = Outcome(((0,), (1,)), "connected"), Outcome(((1,), (0,)), "connected")
DRAWN = Outcome(((0, 1),), "blocked")


def filled(random: Random) -> tuple[KuhVadis, list[set[tuple[int, int]]], int]:
    """Fill a random sheet but for one field; whose the others are is tossed up."""
    game = KuhVadis(random.choice(built_in_sheets()), random.choice([*Sign]))
    own = [places(game.starts(0)), places(game.starts(1))]
    free = [*places(game.free(game.start(2)))]
    last = random.choice(free)
    for place in sorted({*free} - {last}):
        own[random.random() < 0.5].add(place)
    return game, own, last[0] * 7 + last[1]


@pytest.mark.clause("KV-17")
def test_kv_17_on_a_full_sheet_everybody_has_joined_or_is_blocked() -> None:
    random = Random(17)
    seen = set()
    for _ in range(1000):
        game, own, last = filled(random)
        own[random.random() < 0.5].add(divmod(last, 7))
        joined = [are_joined(own[seat], places(game.starts(seat))) for seat in range(2)]
        blocked = [is_blocked(own[seat], set(), places(game.starts(seat))) for seat in range(2)]
        assert joined == [not each for each in blocked]
        seen.add(tuple(joined))
    assert len(seen) == 4


@pytest.mark.clause("KV-17")
def test_kv_17_whoever_marks_the_last_field_ends_the_game() -> None:
    random = Random(18)
    reasons = []
    for _ in range(1500):
        game, own, last = filled(random)
        free = {divmod(last, 7)}
        blocked = [is_blocked(own[seat], free, places(game.starts(seat))) for seat in range(2)]
        joined = [are_joined(own[seat], places(game.starts(seat))) for seat in range(2)]
        if any(joined) or all(blocked):
            continue
        seat = random.randrange(2)
        symbol = game.sheet.symbol(last)
        state = State(
            (bits(own[0]), bits(own[1])),
            (tuple(map(bits, chains(own[0]))), tuple(map(bits, chains(own[1])))),
            seat,
            Phase.MARK,
            faces=(symbol,) * 5,
            kept=ALL_DICE,
            blocked=(blocked[0], blocked[1]),
        )
        after = Match(game, 2, (), (state,)).add(Moved(seat, Mark(last)))
        assert isinstance(after.turn, Outcome)
        won = are_joined(own[seat] | free, places(game.starts(seat)))
        assert after.turn == (WON[seat] if won else DRAWN)
        reasons.append(after.turn.reason)
    assert {*reasons} == {"connected", "blocked"}
    assert len(reasons) > 10


def avoiding_the_end(match: Match[State, Move], random: Random) -> Match[State, Move]:
    """Play on with a mark that ends nothing, if there is one."""
    if match.state.phase is Phase.KEEP and match.game.claimable(match.state):
        return match.add(Moved(match.state.active, Keep(ALL_DICE)))
    if match.state.phase is not Phase.MARK:
        entry = random_entry(match, random)
        assert entry is not None
        return match.add(entry)
    moves = match.game.legal(match.state)
    after = {move: match.game.play(match.state, move) for move in moves}
    quiet = [move for move in moves if after[move].phase is not Phase.OVER]
    return match.add(Moved(match.state.active, random.choice(quiet or moves)))


@pytest.mark.clause("KV-17")
@pytest.mark.parametrize("seed", range(12))
def test_kv_17_even_players_who_avoid_the_end_come_to_it(seed: int) -> None:
    random = Random(seed)
    match = new_match(KuhVadis(built_in_sheets()[seed % 8]), 2)
    while not isinstance(match.turn, Outcome):
        match = avoiding_the_end(match, random)
    marks = [line for line in write_log(match) if line.startswith("mark")]
    assert len({*marks}) == len(marks) <= 43
    own = [places(match.state.marks[seat]) for seat in range(2)]
    free = places((1 << FIELDS) - 1) - own[0] - own[1]
    joined = [are_joined(own[seat], places(match.game.starts(seat))) for seat in range(2)]
    blocked = [is_blocked(own[seat], free, places(match.game.starts(seat))) for seat in range(2)]
    expected = {(True, False): WON[0], (False, True): WON[1], (False, False): DRAWN}
    assert match.turn == expected[joined[0], joined[1]]
    assert match.turn != DRAWN or all(blocked)
    assert replay(match.game, 2, write_log(match)).match == match
