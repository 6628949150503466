"""What the box and the pad of Dice Flick show, as rows."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import radians
from typing import Any

from PySide6.QtGui import QQuaternion, QVector3D

from beamme.core.chance import Body
from beamme.core.plate import Plate
from beamme.core.plate import Plate as PhysicsPlate
from beamme.games.dice_flick.board import Sticker
from beamme.games.dice_flick.dice import COLOUR_OF, Colour
from beamme.games.dice_flick.moves import Along, Centre, Group, Line, Take
from beamme.games.dice_flick.rules import DiceFlick
from beamme.games.dice_flick.scoring import Spread, following, scored
from beamme.games.dice_flick.state import ROUNDS, Phase, State
from beamme.physics.box.arc import on_plate
from beamme.physics.box.shapes import Box
from beamme.physics.engine.orientation import upright
from ui.games.dice_flick import text
from ui.models.arena_model import NOWHERE, ArenaRow
from ui.models.game_model import View
from ui.text.words import signed

PLATES = tuple(Plate)
WAITING_FACE = 5
"""What a die shows on a plate, before anybody knows."""

STICKERS = {
    Sticker.CENTRE: "centre",
    Sticker.BLUE: "blue",
    Sticker.YELLOW: "yellow",
    Sticker.GREEN: "green",
    Sticker.BONUS: "bonus",
}


_TERMS = {Colour.PINK: "knaller", Colour.WHITE: "joker"}


@dataclass(frozen=True, slots=True)
class HandRow:
    """A die that lies before the active seat."""

    key: str
    colour: str
    chosen: bool
    selectable: bool
    accessibleText: str


@dataclass(frozen=True, slots=True)
class TakeRow:
    """Something that scores, or might."""

    number: int
    """Its place in the order; -1 if it is left."""
    kind: str
    along: str
    """Of a line: row or column."""
    colour: str
    title: str
    sum: str
    points: int
    taken: bool
    places: list[int]


def lying_rows(game: DiceFlick, state: State, takes: tuple[Take, ...]) -> list[ArenaRow]:
    """The dice in the hollows, and what each of them scores now."""
    spread = game.spread(state)
    taken = taken_places(spread, takes)
    return [_lying(game, body, spread, taken) for body in state.lying]


def _lying(game: DiceFlick, body: Body, spread: Spread, taken: dict[int, int]) -> ArenaRow:
    place = game.place_of(body)
    take = NOWHERE if place is None else taken.get(place, NOWHERE)
    edge = game.box.die
    return ArenaRow(
        key=body.die,
        colour=str(COLOUR_OF[body.die]),
        face=body.face,
        position=QVector3D(body.x / edge, 0.5, -body.y / edge),
        rotation=QQuaternion(*upright(body.face, radians(body.turn / 100))),
        place=NOWHERE if place is None else place,
        take=take,
        points="" if take == NOWHERE or place is None else text.worth_text(spread, place),
        accessibleText=text.die_spoken(body.die, body.face, place),
    )


def waiting_row(box: Box, die: str, plate: int, slide: int) -> ArenaRow:
    """The die that is about to be flicked, on its plate."""
    position = on_plate(box, tuple(PhysicsPlate)[plate], slide)
    return ArenaRow(
        key=die,
        colour=str(COLOUR_OF[die]),
        face=WAITING_FACE,
        position=QVector3D(*position),
        rotation=QQuaternion(*upright(WAITING_FACE)),
        accessibleText=text.die_text(die),
    )


def taken_places(spread: Spread, takes: tuple[Take, ...]) -> dict[int, int]:
    """For each hollow that is scored the number of its take."""
    return {
        place: number
        for number, take in enumerate(takes)
        for place in text.take_places(take, spread, takes[:number])
    }


def hand_rows(state: State, chosen: str, *, selectable: bool) -> list[HandRow]:
    """The dice before the active seat."""
    return [
        HandRow(
            die, str(COLOUR_OF[die]), selectable and die == chosen, selectable, text.die_text(die)
        )
        for die in state.hands[state.active]
    ]


def sticker_rows(game: DiceFlick, state: State) -> list[dict[str, Any]]:
    """The stickers at the bottom of hollows, and whether a die covers them."""
    covered = {game.place_of(body) for body in state.lying}
    return [
        {"place": place, "kind": STICKERS[Sticker(mark)], "covered": place in covered}
        for place, mark in enumerate("".join(game.box.rows))
        if mark != Sticker.NONE
    ]


def take_rows(game: DiceFlick, state: State, takes: tuple[Take, ...]) -> list[TakeRow]:
    """What is taken, in its order, then all that might be taken after it."""
    spread = game.spread(state)
    rows = [_take_row(game, state, take, takes[:number]) for number, take in enumerate(takes)]
    left = [take for take in following(spread, takes) if take not in takes]
    rows += [_take_row(game, state, take, takes, taken=False) for take in left]
    return rows


def _take_row(
    game: DiceFlick, state: State, take: Take, before: tuple[Take, ...], *, taken: bool = True
) -> TakeRow:
    spread = game.spread(state)
    return TakeRow(
        number=len(before) if taken else NOWHERE,
        kind=kind_of(take),
        along=str(take.along) if isinstance(take, Line) else "",
        colour=str(take.colour) if isinstance(take, Group) else _die_colour(take),
        title=text.take_title(take, spread),
        sum=text.take_sum(game, state, take, before),
        points=points_of(spread, (*before, take)) - points_of(spread, before),
        taken=taken,
        places=list(text.take_places(take, spread, before)),
    )


def kind_of(take: Take) -> str:
    """A take as QML tells it from others."""
    match take:
        case Group():
            return "group"
        case Line(_, Along()):
            return "line"
        case Centre():
            return "centre"


def _die_colour(take: Line | Centre) -> str:
    return str(COLOUR_OF[take.die])


def points_of(spread: Spread, takes: tuple[Take, ...]) -> int:
    """What these takes bring; nothing if they are not allowed."""
    found = scored(spread, takes)
    return 0 if found is None else found.points


def entered_rows(game: DiceFlick, before: State, takes: tuple[Take, ...]) -> list[dict[str, Any]]:
    """What has been scored, and the hollows that are emptied, each with its die if there is one."""
    lying = {row.place: row for row in lying_rows(game, before, takes)}
    return [
        {
            "kind": row.kind,
            "colour": row.colour,
            "points": row.points,
            "dice": [_risen(place, lying.get(place)) for place in row.places],
        }
        for row in take_rows(game, before, takes)[: len(takes)]
    ]


def _risen(place: int, die: ArenaRow | None) -> dict[str, Any]:
    if die is None:
        return {"place": place}
    return {"place": place, "colour": die.colour, "turn": die.rotation}


def term_at(game: DiceFlick, state: State, place: int) -> str:
    """What there is to explain in a hollow: its die before its sticker."""
    die = next((body.die for body in state.lying if game.place_of(body) == place), None)
    if die is not None:
        return _TERMS.get(COLOUR_OF[die], "group")
    sticker = next(
        (it["kind"] for it in sticker_rows(game, state) if it["place"] == place), "hollow"
    )
    return str(sticker)


def pad_rows(state: State) -> list[dict[str, Any]]:
    """The pad: for each round what every seat scored."""
    now = len(state.pad[state.active])
    return [
        {
            "round": number + 1,
            "cells": [str(own[number]) if number < len(own) else "" for own in state.pad],
            "current": number == now,
        }
        for number in range(ROUNDS)
    ]


def leading(totals: Sequence[int]) -> list[bool]:
    """Who has most points, if anybody has some."""
    most = max(totals)
    return [most > 0 and total == most for total in totals]


def pending_text(view: View, takes: tuple[Take, ...]) -> str:
    """What would be written on the pad now: "+14"; nothing until somebody else has taken it."""
    state: State = view.match.state
    if state.phase is not Phase.SCORE or (view.deciding is None and not takes):
        return ""
    return signed(points_of(text.rules_of(view.record).spread(state), takes))
