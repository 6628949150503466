"""What the buttons of Rolling Dice do now, and what a person may choose."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from beamme.core.chance import Body
from beamme.games.rolling_dice.board import Floe
from beamme.games.rolling_dice.dice import COLOUR_OF
from beamme.games.rolling_dice.moves import Keep, PutBack, Throw
from beamme.games.rolling_dice.rules import RollingDice
from beamme.games.rolling_dice.scoring import Sum, further, sum_of
from beamme.games.rolling_dice.state import Phase, State
from beamme.games.rolling_dice.turns import keepable
from beamme.table.storage.record import Record
from beamme.throws.rolling_dice.outlook import Outlook
from beamme.throws.rolling_dice.throw import wobbled
from ui.games.rolling_dice.aim import Aim
from ui.games.rolling_dice.wording import sums, words
from ui.models.game_model import NOTHING_TO_DO, Action, GameViewState, View
from ui.text.words import Counted, fill, percents, translate
from ui.throwing.snapshot import wobble_of


@dataclass(frozen=True, slots=True)
class Selection:
    """What a person has chosen and not yet played."""

    aim: Aim = field(default_factory=Aim)
    kept: str = ""
    put: tuple[int, int] = (0, 0)
    """Where the die that is put back would lie."""
    held: bool = False
    """Whether the aim is made by a gesture."""


@dataclass(frozen=True, slots=True)
class ChoiceRow:
    """A die that may be kept."""

    key: str
    face: int
    title: str
    reason: str
    points: int
    sum: str
    chosen: bool


def common(view: View, selection: Selection) -> GameViewState:
    """Buttons and the round."""
    state = words.state_of(view.record)
    return GameViewState(primary=_primary(view, state, selection), round_number=state.round)


def _primary(view: View, state: State, selection: Selection) -> Action:
    if view.deciding is None:
        return NOTHING_TO_DO
    match state.phase:
        case Phase.THROW:
            count = len(state.hand)
            return Action(
                text=Counted(count).translate("RollingDice", "Throw %n dice", "", 0),
                moves=(_throw(view, selection),),
            )
        case Phase.KEEP:
            body = state.body_of(selection.kept)
            return Action(
                text=fill(translate("RollingDice", "Keep the %1"), body.face if body else ""),
                moves=(Keep(selection.kept),) if body else (),
            )
        case Phase.PUT:
            return Action(
                text=translate("RollingDice", "Put it here"),
                moves=put_moves(words.rules_of(view.record), state, selection.put),
            )
        case _:
            return NOTHING_TO_DO


def _throw(view: View, selection: Selection) -> Throw:
    throw, wobble = selection.aim.throw, wobble_of(view, held=selection.held)
    return throw if wobble is None else wobbled(throw, wobble)


def put_moves(game: RollingDice, state: State, place: tuple[int, int]) -> tuple[PutBack, ...]:
    """The move that puts the first die adrift here; none if it may not lie there."""
    if not state.adrift:
        return ()
    move = PutBack(state.adrift[0].die, *place)
    return (move,) if game.allows(state, move) else ()


def put_body(state: State, place: tuple[int, int]) -> Body | None:
    """The first die adrift as it would lie here."""
    return replace(state.adrift[0], x=place[0], y=place[1]) if state.adrift else None


def put_within(floe: Floe, x: float, y: float) -> tuple[int, int]:
    """The place on the floe that is nearest to this one."""
    half, side = floe.die // 2, floe.across // 2
    near, far = half - floe.length // 2, floe.length // 2 - floe.strip - half
    return round(min(max(x, half - side), side - half)), round(min(max(y, near), far))


def first_place(game: RollingDice, state: State, before: Sequence[State]) -> tuple[int, int]:
    """Where a die that is put back is held first: where it lay, or at a free place near it."""
    die = state.adrift[0].die
    lay = next((it for it in (past.body_of(die) for past in reversed(before)) if it), None)
    there = (0, 0) if lay is None else (lay.x, lay.y)
    if put_moves(game, state, there):
        return there
    free = [(move.x, move.y) for move in game.legal(state) if isinstance(move, PutBack)]
    return min(free, key=lambda it: (it[0] - there[0]) ** 2 + (it[1] - there[1]) ** 2)


def choice_rows(record: Record, state: State, chosen: str) -> list[ChoiceRow]:
    """The dice that may be kept, those that bring most first."""
    if state.phase is not Phase.KEEP:
        return []
    floe = words.rules_of(record).floe
    bodies = [body for body in state.lying if body.die in keepable(state)]
    told = [(body, kept_sum(floe, state, body)) for body in bodies]
    told.sort(key=lambda each: (-each[1].points, each[0].die))
    return [
        ChoiceRow(
            key=body.die,
            face=body.face,
            title=fill(
                translate("RollingDice", "The %1, %2"), body.face, words.place_text(floe, body)
            ),
            reason=_reason(state, body),
            points=counted.points,
            sum=sums.sum_text(counted),
            chosen=body.die == chosen,
        )
        for body, counted in told
    ]


def kept_sum(floe: Floe, state: State, body: Body) -> Sum:
    """What a die would count as it stands if it were the scoring die of its colour (RD-15)."""
    own = COLOUR_OF[body.die]
    others = [it for it in state.lying if it.die in state.scoring and COLOUR_OF[it.die] != own]
    return sum_of(floe, body, (*others, body), state.blocks)


def _reason(state: State, body: Body) -> str:
    """Why a die beats the ringed one (RD-10); nothing where none is to be beaten."""
    ringed = state.body_of(state.scoring[state.active])
    if ringed is None:
        return ""
    higher, ahead = body.face > ringed.face, further(body, ringed)
    if higher and ahead:
        return translate("RollingDice", "higher and further")
    return translate("RollingDice", "higher") if higher else translate("RollingDice", "further")


def outlook_rows(outlook: Outlook, *, ringed: bool) -> list[dict[str, Any]]:
    """The chances of a throw; without a ringed die there is nothing to beat."""
    beaten, lost = outlook.beaten / outlook.throws, outlook.lost / outlook.throws
    # Sums of fractions may miss 0 and 1 by a hair, and nobody wants to read "-0 %".
    stay = max(0.0, 1 - beaten - lost)
    stays = translate("RollingDice", "Miss") if ringed else translate("RollingDice", "On the floe")
    rows = [
        ("beat", beaten, translate("RollingDice", "Higher or further")),
        ("stay", stay, stays),
        ("water", lost, translate("RollingDice", "In the water")),
    ]
    shown = rows[0 if ringed else 1 :]
    texts = percents([chance for _, chance, _ in shown])
    return [
        {"kind": kind, "chance": chance, "text": said, "label": label}
        for (kind, chance, label), said in zip(shown, texts, strict=True)
    ]
