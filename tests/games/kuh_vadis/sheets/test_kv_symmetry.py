"""Symmetries: a fair sheet is the same game from the other side, for either seat."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from beamme.core.chance import Drawn
from beamme.core.errors import IllegalMove
from beamme.core.game import Outcome, Seat
from beamme.core.keeping import Keep
from beamme.core.match import Answered, Entry, Match, Moved
from beamme.games.kuh_vadis.board import FIELDS, Sheet, Sign, built_in_sheets
from beamme.games.kuh_vadis.generator import sheet_of
from beamme.games.kuh_vadis.moves import Mark, Move
from beamme.games.kuh_vadis.rules import KuhVadis
from beamme.games.kuh_vadis.state import Phase, State
from tests.games.kuh_vadis.kv import bits, places
from tests.helpers.strategies import random_entry, random_match

SHEETS = (*built_in_sheets(), sheet_of(4711))
EACH_SHEET = pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.name)
ALL_MOVES: tuple[Move, ...] = (
    *(Keep(mask) for mask in range(-1, 33)),
    *(Mark(place) for place in range(-1, FIELDS + 1)),
)

Image = dict[tuple[int, int], tuple[int, int]]


def images() -> Iterator[Image]:
    """Move every field of a square in all eight ways that leave the square as it is."""
    image = {divmod(field, 7): divmod(field, 7) for field in range(FIELDS)}
    for _ in range(4):
        yield image
        yield {(row, column): (to_row, 6 - to) for (row, column), (to_row, to) in image.items()}
        image = {place: (column, 6 - row) for place, (row, column) in image.items()}


def fair_image(sheet: Sheet) -> Image:
    """Find the way in which crosses and circles change places and every symbol stays."""
    swapped = {"X": "O", "O": "X"}

    def printed(place: tuple[int, int]) -> str:
        return sheet.rows[place[0]][place[1]]

    found = [
        image
        for image in images()
        if all(printed(to) == swapped.get(printed(at), printed(at)) for at, to in image.items())
    ]
    assert found
    return found[0]


class Mirror:
    """Shows a match as it looks on the other side of a sheet, seats swapped or not."""

    def __init__(self, sheet: Sheet, *, swaps_seats: bool) -> None:
        self.image = fair_image(sheet)
        self.swaps_seats = swaps_seats

    def field(self, field: int) -> int:
        row, column = self.image[divmod(field, 7)]
        return row * 7 + column

    def fields(self, field_set: int) -> int:
        return bits({self.image[place] for place in places(field_set)})

    def seat(self, seat: int) -> int:
        return 1 - seat if self.swaps_seats else seat

    def game(self, game: KuhVadis) -> KuhVadis:
        """Leave the signs with the seats only if the seats change places themselves."""
        return game if self.swaps_seats else replace(game, first=game.first.other)

    def both(self, first: object, second: object) -> tuple[object, object]:
        return (second, first) if self.swaps_seats else (first, second)

    def state(self, state: State) -> State:
        groups = [tuple(sorted(map(self.fields, own))) for own in state.groups]
        return replace(
            state,
            marks=self.both(*map(self.fields, state.marks)),
            groups=self.both(*groups),
            active=self.seat(state.active),
            anchor=None if state.anchor is None else self.field(state.anchor),
            blocked=self.both(*state.blocked),
        )

    def move(self, move: Move) -> Move:
        return Mark(self.field(move.field)) if isinstance(move, Mark) else move

    def entry(self, entry: Entry[Move]) -> Entry[Move]:
        if isinstance(entry, Moved):
            return Moved(self.seat(entry.seat), self.move(entry.move))
        return entry

    def turn(self, turn: object) -> object:
        match turn:
            case Seat(index):
                return Seat(self.seat(index))
            case Outcome(ranking, reason):
                seats = (tuple(sorted(map(self.seat, place))) for place in ranking)
                return Outcome(tuple(seats), reason)
        return turn


def in_order(state: State) -> State:
    """Sort the groups, whose order does not matter."""
    first, second = (tuple(sorted(own)) for own in state.groups)
    return replace(state, groups=(first, second))


@pytest.mark.clause("KV-3")
@EACH_SHEET
@pytest.mark.parametrize("swaps_seats", [True, False], ids=["seats", "signs"])
def test_kv_3_the_mirror_of_a_match_is_a_match_with_the_mirrored_result(
    sheet: Sheet, *, swaps_seats: bool
) -> None:
    mirror, random = Mirror(sheet, swaps_seats=swaps_seats), Random(sheet.name)
    game = KuhVadis(sheet, random.choice([*Sign]))
    match = Match(game, 2, (), (game.start(2),))
    other = Match(mirror.game(game), 2, (), (mirror.state(match.state),))
    while entry := random_entry(match, random):
        expected = {mirror.move(move) for move in game.legal(match.state)}
        assert {*other.game.legal(other.state)} == expected
        match, other = match.add(entry), other.add(mirror.entry(entry))
        assert in_order(other.state) == mirror.state(match.state)
        assert other.turn == mirror.turn(match.turn)
    assert isinstance(other.turn, Outcome)


@pytest.mark.parametrize("seed", range(6))
def test_of_all_moves_exactly_the_legal_ones_are_allowed(seed: int) -> None:
    game = KuhVadis(SHEETS[seed])
    match = random_match(game, 2, Random(seed), longest=10_000)
    seen = set()
    for state in match.states:
        seen.add(state.phase)
        legal = {*game.legal(state)}
        assert len(game.legal(state)) == len(legal)
        assert {move for move in ALL_MOVES if game.allows(state, move)} == legal
    assert seen == {*Phase}


def test_a_game_of_dice_takes_nothing_but_faces() -> None:
    game = KuhVadis()
    rolling = Match(game, 2, (), (game.start(2),)).add(Moved(0, Keep(0)))
    with pytest.raises(TypeError):
        game.answered(rolling.state, Drawn(("1",) * 5))
    with pytest.raises(IllegalMove):
        rolling.add(Answered(Drawn(("1",) * 5)))
