"""What the buttons of Dice Flick do now, and where a flick may end."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from beamme.games.dice_flick.board import HOLLOWS
from beamme.games.dice_flick.moves import Bonus, Flick, Move, Score, Take
from beamme.games.dice_flick.scoring import Spread, best, following
from beamme.games.dice_flick.state import ROUNDS, Phase, State
from beamme.throws.dice_flick.flick import wobbled
from ui.games.dice_flick import text
from ui.games.dice_flick.aim import Aim
from ui.games.dice_flick.view import points_of
from ui.models.game_model import LEAVE_KEY, NOTHING_TO_DO, Action, GameViewState, View
from ui.text.words import Counted, percents, translate
from ui.throwing.snapshot import wobble_of

NO_TARGET = -1


@dataclass(frozen=True, slots=True)
class Selection:
    """What a person has chosen and not yet played."""

    die: str = ""
    aim: Aim = field(default_factory=Aim)
    takes: tuple[Take, ...] = ()
    held: bool = False
    """Whether the aim is made by a gesture."""


def common(view: View, selection: Selection) -> GameViewState:
    """Buttons and the round."""
    state: State = view.match.state
    return GameViewState(
        primary=_primary(view, selection),
        secondary=_secondary(view),
        rolls_left=state.flicks if state.phase is Phase.FLICK else 0,
        rolls=2 + state.bonus,
        round_number=state.round,
        rounds=ROUNDS,
    )


def _primary(view: View, selection: Selection) -> Action:
    state: State = view.match.state
    if view.deciding is None:
        return NOTHING_TO_DO
    match state.phase:
        case Phase.FLICK:
            return Action(
                text=translate("DiceFlick", "Flick"),
                note=Counted(state.flicks).translate("DiceFlick", "%n flicks left", "", 0),
                moves=(_flick(view, selection),),
            )
        case Phase.BONUS:
            return _bonus(text.bonus_text(), taken=True)
        case Phase.SCORE:
            points = points_of(text.rules_of(view.record).spread(state), selection.takes)
            return Action(
                text=Counted(points).translate("DiceFlick", "Enter %n points", "", 0),
                moves=(Score(selection.takes),),
            )
        case _:
            return NOTHING_TO_DO


def _flick(view: View, selection: Selection) -> Flick:
    flick, wobble = selection.aim.flick(selection.die), wobble_of(view, held=selection.held)
    return flick if wobble is None else wobbled(flick, wobble)


def _secondary(view: View) -> Action:
    if view.deciding is None or view.match.state.phase is not Phase.BONUS:
        return NOTHING_TO_DO
    return _bonus(text.leave_text(), taken=False)


def _bonus(said: str, *, taken: bool) -> Action:
    return Action(text=said, key="" if taken else LEAVE_KEY, moves=(Bonus(taken),))


def offer(view: View) -> str:
    """What a bonus flick offers, and what is already there without it."""
    state: State = view.match.state
    if view.deciding is None or state.phase is not Phase.BONUS:
        return ""
    points = best(text.rules_of(view.record).spread(state)).points
    may = translate("DiceFlick", "You may draw one more die and flick once more, any of yours.")
    now = Counted(points).translate("DiceFlick", "What lies there now is worth %n points.", "", 0)
    return f"{may} {now}"


def take_by_take(move: Move) -> Sequence[Score]:
    """A score as it grows: its first take, its first two, and so on."""
    if not isinstance(move, Score):
        return ()
    return [Score(move.takes[: count + 1]) for count in range(len(move.takes))]


def target_of(chances: Sequence[float]) -> int:
    """The hollow in which a flick comes to rest most likely."""
    hollows = chances[:HOLLOWS]
    return hollows.index(max(hollows)) if any(hollows) else NO_TARGET


def outlook_rows(chances: Sequence[float]) -> list[dict[str, Any]]:
    """The likeliest hollow, all others, and what is lost."""
    if not chances:
        return []
    hit = max(chances[:HOLLOWS])
    inside = sum(chances[:HOLLOWS])
    # Sums of fractions may miss 0 and 1 by a hair, and nobody wants to read "-0 %".
    parts = {"target": hit, "other": max(0.0, inside - hit), "moat": max(0.0, 1 - inside)}
    texts = percents(list(parts.values()))
    return [
        {"kind": kind, "chance": chance, "text": said}
        for (kind, chance), said in zip(parts.items(), texts, strict=True)
    ]


def possible(spread: Spread, takes: tuple[Take, ...]) -> list[Take]:
    """All that may be taken after these, in the order in which it is shown."""
    return [take for take in following(spread, takes) if take not in takes]
