"""Luck and skill in a match: the error of every decision, the luck of every roll."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from beamme.ai.strategy import chance, evaluate, judge
from beamme.core.match import Match, Moved, seat_at


@dataclass(frozen=True, slots=True)
class Step:
    """What one entry of the log did to the chances of the seats."""

    ply: int
    """The entry's index in the log, from 0."""
    seat: int
    """Who decided, or whose dice they were."""
    before: tuple[float, ...]
    """Each seat's chance before the entry."""
    after: tuple[float, ...]
    error: float | None
    """For a decision, the best chance minus the chosen one; None for a roll."""
    better: object | None
    """For a decision with an error, the best move."""
    margin: float = 0.0
    """For a best decision, what the next best would have cost."""

    @property
    def luck(self) -> float:
        """What the dice gave to the seat that rolled them; 0 for decisions."""
        return self.after[self.seat] - self.before[self.seat] if self.error is None else 0.0


@dataclass(frozen=True, slots=True)
class Account:
    """Where one seat's result came from: start + luck + skill = result."""

    start: float
    """The chance at the start of the match."""
    luck: float
    """What all rolls brought, the seat's own and the others', and what nobody could foresee."""
    skill: float
    """What all decisions brought: the others' errors minus the seat's own."""
    result: float
    own_luck: float
    """What the seat's own rolls brought."""
    own_error: float
    """What the seat's own errors cost."""


@dataclass(frozen=True, slots=True)
class Report:
    """A match in hindsight."""

    steps: tuple[Step, ...]
    accounts: tuple[Account, ...]

    @property
    def curve(self) -> tuple[tuple[float, ...], ...]:
        """For each ply, the chance of each seat, from the start to the end."""
        return (self.steps[0].before, *(step.after for step in self.steps)) if self.steps else ()

    def errors(self) -> tuple[Step, ...]:
        """Decisions that cost something, the most expensive first."""
        return tuple(sorted((s for s in self.steps if s.error), key=lambda s: -(s.error or 0.0)))

    def rolls(self) -> tuple[Step, ...]:
        """Rolls, the luckiest first."""
        return tuple(sorted((s for s in self.steps if s.error is None), key=lambda s: -s.luck))


def review(match: Match[Any, Any], progress: Callable[[float], None] | None = None) -> Report:
    """The report of a match; `progress` is called with the fraction done, from 0 to 1."""
    steps = []
    for step in reviewed(match):
        steps.append(step)
        if progress is not None:
            progress(len(steps) / len(match.log))
    return summed_up(match, steps)


def reviewed(match: Match[Any, Any], first: int = 0, last: int | None = None) -> Iterator[Step]:
    """The steps of the entries from `first` up to, not including, `last`."""
    entries = match.log[first:last]
    if not entries:
        return
    before = evaluate(match.game, match.states[first])
    for ply, entry in enumerate(entries, start=first):
        state, after = match.states[ply], evaluate(match.game, match.states[ply + 1])
        if isinstance(entry, Moved):
            yield Step(ply, entry.seat, before, after, *_judged(match, state, entry.move))
        else:
            yield Step(ply, seat_at(match, ply), before, after, None, None)
        before = after


def portion(match: Match[Any, Any], first: int, last: int) -> tuple[Step, ...]:
    """The same as a tuple, for the worker process."""
    return tuple(reviewed(match, first, last))


def summed_up(match: Match[Any, Any], steps: Sequence[Step]) -> Report:
    """The report of all steps of a match."""
    return Report(tuple(steps), tuple(_account(steps, seat) for seat in range(match.seats)))


def _judged(
    match: Match[Any, Any], state: object, move: object
) -> tuple[float, object | None, float]:
    """The error of a decision, the better move, and what the next best would have cost."""
    judged = judge(match.game, state)
    best = judged[0]
    chosen = next((each.chance for each in judged if each.move == move), None)
    if chosen is None:
        chosen = chance(match.game, state, move)
    error = 0.0 if chosen is None else max(best.chance - chosen, 0.0)
    if error:
        return error, best.move, 0.0
    return 0.0, None, best.chance - judged[1].chance if len(judged) > 1 else 0.0


def _account(steps: Sequence[Step], seat: int) -> Account:
    skill = sum(_skill(step, seat) for step in steps)
    start = steps[0].before[seat] if steps else 0.0
    result = steps[-1].after[seat] if steps else 0.0
    own = [step for step in steps if step.seat == seat]
    return Account(
        start=start,
        # The end of one turn and the start of the next are judged slightly differently. Nobody
        # could have known, so it counts as luck; start + luck + skill is exactly the result.
        luck=result - start - skill,
        skill=skill,
        result=result,
        own_luck=sum(step.luck for step in own),
        own_error=sum(step.error or 0.0 for step in own),
    )


def _skill(step: Step, seat: int) -> float:
    """What a decision was worth to a seat: the others share an error as a gift, by chances."""
    if not step.error:
        return 0.0
    if seat == step.seat:
        return -step.error
    others = 1.0 - step.before[step.seat]
    return step.error * (step.before[seat] / others if others else 1 / (len(step.before) - 1))
