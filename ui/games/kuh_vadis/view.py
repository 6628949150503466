"""What the sheet of Kuh Vadis shows, derived from the match and the selection."""

from dataclasses import dataclass
from functools import lru_cache

from beamme.core.game import Outcome
from beamme.games.kuh_vadis.board import FIELDS, NEIGHBOURS, STARTS, Sign, field_name, fields
from beamme.games.kuh_vadis.paths import chain
from beamme.games.kuh_vadis.rules import KuhVadis
from beamme.games.kuh_vadis.scoring import chance
from beamme.games.kuh_vadis.state import Phase, State
from ui.games.kuh_vadis import text, words
from ui.models.game_model import View
from ui.text.words import fill, percent, translate

NO_CHANCE = -1.0
BLOCKED = -1


@dataclass(frozen=True, slots=True)
class Selection:
    """A selection that is not decided yet."""

    marked: int = 0
    """Mask of the dice to keep."""
    hovered: int | None = None
    """The field below the pointer or with the focus."""
    visited: bool = False
    """Whether that field was reached with keys."""


@dataclass(frozen=True, slots=True)
class FieldRow:
    """One field of the sheet."""

    symbol: int
    """The face it shows; 0 on a start."""
    owner: str
    start: bool
    seed: int
    """Makes drawings of the same symbol differ."""
    claimable: bool
    chance: float
    chanceText: str
    dimmed: bool
    anchor: bool
    struck: bool
    accessibleText: str


@dataclass(frozen=True, slots=True)
class StandingRow:
    """The progress of one player."""

    seat: int
    sign: str
    joined: int
    text: str
    note: str
    blocked: bool


def claimable(view: View) -> int:
    """The set of fields that may be marked now."""
    state: State = view.match.state
    if view.deciding is None or state.phase not in {Phase.KEEP, Phase.MARK}:
        return 0
    return text.rules_of(view.record).claimable(state)


def anchor_of(state: State) -> int | None:
    """The field that an extra round has to touch; None after the end."""
    return None if state.phase is Phase.OVER else state.anchor


def chances(game: KuhVadis, state: State) -> dict[int, float]:
    """The chance to claim each field that can still be marked in this round."""
    if state.phase not in {Phase.ROLL, Phase.ROLLING, Phase.KEEP}:
        return {}
    return {
        place: chance(game.sheet.symbol(place), state.faces, state.rolls_left)
        for place in fields(game.reach(state))
    }


def field_rows(view: View, *, with_chances: bool) -> list[FieldRow]:
    """All fields, from the top left."""
    game, state = text.rules_of(view.record), view.match.state
    glowing = claimable(view)
    all_chances = chances(game, state)
    shown = {
        place: each
        for place, each in all_chances.items()
        if with_chances and not glowing >> place & 1
    }
    dimmed = _dimmed_fields(game, state)
    blocked = sum(game.starts(seat) for seat in (0, 1) if state.blocked[seat])
    starts = game.starts(0) | game.starts(1)
    return [
        FieldRow(
            symbol=game.sheet.symbol(place),
            owner=owner(game, state, place),
            start=bool(starts >> place & 1),
            seed=place,
            claimable=bool(glowing >> place & 1),
            chance=shown.get(place, NO_CHANCE),
            chanceText=str(round(100 * shown[place])) if place in shown else "",
            dimmed=bool(dimmed >> place & 1),
            anchor=place == anchor_of(state),
            struck=bool(blocked >> place & 1),
            accessibleText=_accessible_text(game, state, place, glowing, all_chances.get(place)),
        )
        for place in range(FIELDS)
    ]


def owner(game: KuhVadis, state: State, place: int) -> str:
    """The sign on a field, if there is one."""
    for seat in (0, 1):
        if state.marks[seat] >> place & 1:
            return str(game.sign(seat))
    return ""


def _dimmed_fields(game: KuhVadis, state: State) -> int:
    """The set of dimmed fields: too far in an extra round, or not in the winning chain."""
    everything = (1 << FIELDS) - 1
    if state.phase is Phase.OVER:
        return everything & ~sum(
            {1 << place for way in winning_chain(game, state) for place in way}
        )
    if state.anchor is None:
        return 0
    return everything & ~(NEIGHBOURS[state.anchor] | 1 << state.anchor)


def winning_chain(game: KuhVadis, state: State) -> tuple[tuple[int, ...], ...]:
    """The paths that join the winner's starts; empty before the end or in a draw."""
    outcome = game.turn(state)
    if not isinstance(outcome, Outcome) or outcome.reason != "connected":
        return ()
    winner = outcome.ranking[0][0]
    return chain(state.marks[winner], game.starts(winner))


def winner_sign(game: KuhVadis, state: State) -> str:
    """The winner's sign."""
    outcome = game.turn(state)
    if not isinstance(outcome, Outcome) or outcome.reason != "connected":
        return ""
    return str(game.sign(outcome.ranking[0][0]))


def standing_rows(view: View) -> list[StandingRow]:
    """The progress of each seat."""
    game, state = text.rules_of(view.record), view.match.state
    rows = []
    for seat, seating in enumerate(view.record.seating):
        joined, missing = _progress(game, state.marks, state.groups[seat], seat)
        rows.append(
            StandingRow(
                seat=seating.colour,
                sign=str(game.sign(seat)),
                joined=joined,
                text=_joined_text(joined),
                note=_missing_text(missing),
                blocked=missing == BLOCKED,
            )
        )
    return rows


@lru_cache(maxsize=4)
def _progress(
    game: KuhVadis, marks: tuple[int, int], groups: tuple[int, ...], seat: int
) -> tuple[int, int]:
    """The number of connected starts, and the fewest fields missing."""
    joined = max((group & game.starts(seat)).bit_count() for group in groups)
    missing = text.missing_fields(game, marks, seat)
    return joined, BLOCKED if missing is None else missing


def _joined_text(joined: int) -> str:
    if joined == 1:
        return translate("KuhVadis", "No starts joined")
    return fill(translate("KuhVadis", "%1 of %2 joined"), joined, STARTS)


def _missing_text(missing: int) -> str:
    if missing == BLOCKED:
        return translate("KuhVadis", "blocked")
    if missing == 0:
        return ""
    return fill(translate("KuhVadis", "at least %1 to go"), missing)


def _accessible_text(
    game: KuhVadis, state: State, place: int, glowing: int, likely: float | None
) -> str:
    """A field for screen readers."""
    symbol = game.sheet.symbol(place)
    sign = owner(game, state, place)
    told = [field_name(place)]
    if symbol:
        told.append(words.face_names()[symbol - 1])
    if sign:
        told.append(_sign_spoken(Sign(sign), start=not symbol))
    elif glowing >> place & 1:
        told.append(translate("KuhVadis", "can be marked now"))
    elif likely is not None:
        told.append(fill(translate("KuhVadis", "free, chance %1"), percent(likely)))
    else:
        told.append(translate("KuhVadis", "free"))
    if place == anchor_of(state):
        told.append(translate("KuhVadis", "the last mark"))
    return ", ".join(told)


def _sign_spoken(sign: Sign, *, start: bool) -> str:
    if start:
        return (
            translate("KuhVadis", "start cross")
            if sign is Sign.CROSS
            else translate("KuhVadis", "start circle")
        )
    return (
        translate("KuhVadis", "crossed") if sign is Sign.CROSS else translate("KuhVadis", "circled")
    )
