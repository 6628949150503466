"""A match is its setup and its log; everything else is derived from the log."""

from dataclasses import dataclass, field
from typing import Any, Generic

from beamme.core.chance import Answer, Throw, fits, outside, write_answer
from beamme.core.errors import IllegalMove
from beamme.core.game import Chance, Game, Move, Outcome, Seat, State, Turn


@dataclass(frozen=True, slots=True)
class Moved(Generic[Move]):
    """A seat decided."""

    seat: int
    move: Move


@dataclass(frozen=True, slots=True)
class Answered:
    """Fate decided."""

    answer: Answer


@dataclass(frozen=True, slots=True)
class Match(Generic[State, Move]):
    """A game in progress. Only the log is authoritative; `states` is derived from it, for speed."""

    game: Game[State, Move]
    seats: int
    log: tuple[Moved[Move] | Answered, ...]
    states: tuple[State, ...] = field(compare=False, repr=False)

    @property
    def state(self) -> State:
        """The state after the last entry."""
        return self.states[-1]

    @property
    def turn(self) -> Turn:
        """Who decides now."""
        return self.game.turn(self.states[-1])

    @property
    def asked(self) -> int:
        """How many questions fate has answered."""
        return sum(isinstance(entry, Answered) for entry in self.log)

    def add(self, entry: Moved[Move] | Answered) -> "Match[State, Move]":
        """The match with one more entry; raises IllegalMove. Nothing illegal gets past here."""
        after = state_after(self.game, self.states[-1], entry)
        return Match(self.game, self.seats, (*self.log, entry), (*self.states, after))

    def back_to(self, ply: int) -> "Match[State, Move]":
        """The match as it was after `ply` entries; raises IllegalMove."""
        if not 0 <= ply <= len(self.log):
            raise IllegalMove(f"there is no entry {ply}")
        return Match(self.game, self.seats, self.log[:ply], self.states[: ply + 1])


def state_after(game: Game[State, Move], state: State, entry: Moved[Move] | Answered) -> State:
    """The state after one entry, judged by the rules; raises IllegalMove."""
    turn = game.turn(state)
    match entry:
        case Moved(seat, move):
            if not isinstance(turn, Seat) or turn.index != seat:
                raise IllegalMove(f"it is not seat {seat + 1}'s turn")
            if not game.allows(state, move):
                raise IllegalMove(f"not allowed here: {game.write(move)}")
            return game.play(state, move)
        case Answered(answer):
            if not isinstance(turn, Chance) or not fits(turn.ask, answer):
                why = outside(turn.ask, answer) if isinstance(turn, Chance) else ""
                raise IllegalMove(why or f"no answer to the question asked: {write_answer(answer)}")
            return game.answered(state, answer)


def seat_at(match: Match[Any, Move], ply: int) -> int:
    """Whose turn it is after `ply` entries, even while fate answers; at the end, who moved last."""
    state = match.states[ply]
    match match.game.turn(state):
        case Seat(index):
            return index
        case Chance(Throw(seat=seat)):
            return seat
        case Chance():
            return int(state.active)
        case Outcome():
            return next((e.seat for e in reversed(match.log[:ply]) if isinstance(e, Moved)), 0)


def new_match(game: Game[State, Move], seats: int) -> Match[State, Move]:
    """A match in which nothing has happened yet."""
    if seats not in game.seats:
        counts = " to ".join(map(str, sorted({game.seats[0], game.seats[-1]})))
        raise IllegalMove(f"{game.key} is for {counts} players, not {seats}")
    return Match(game, seats, (), (game.start(seats),))


Entry = Moved[Move] | Answered

__all__ = ["Answered", "Entry", "Match", "Moved", "Outcome", "new_match", "seat_at", "state_after"]
