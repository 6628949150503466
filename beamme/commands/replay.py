"""`beamme replay`: check a saved match line by line, and print its transcript."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from beamme.commands.pictures import picture
from beamme.commands.terminal import BAD_INPUT, Parser, complain, say
from beamme.commands.turns import turns
from beamme.commands.verifying import By, Verified, verify
from beamme.core.game import Chance, Option, Outcome, Seat
from beamme.core.savegame import write_entry, write_log
from beamme.table.play.fate import commitment
from beamme.table.storage.library import load
from beamme.table.storage.record import Record
from beamme.table.storage.seating import Seating

PROG = "beamme replay"
DAMAGED = 1
TIME_FORMAT = "%Y-%m-%d %H:%M UTC"
WHO_GIVES = {By.SEED: "the seed gives", By.HAND: "the hand gives", By.FLIGHT: "the flight gives"}


def as_text(record: Record) -> str:
    """The transcript for people to read."""
    match = record.match
    names = [seating.name for seating in record.seating]
    width = max(map(len, names))
    lines = [
        f"{match.game.key}, {match.seats} players",
        f"started {record.started:{TIME_FORMAT}}, last played {record.played:{TIME_FORMAT}}",
        *(f"{key} {_option(value)}" for key, value in match.game.options().items()),
    ]
    for seat, seating in enumerate(record.seating, start=1):
        lines.append(f"seat {seat}  {seating.name:{width}}  {_player(seating)}")
    for told in turns(match):
        title = f"Turn {told.number}" if told.number else "Set-up"
        entries = (write_entry(match.game, entry) for entry in match.log[told.first : told.end])
        lines += ["", f"{title}, {names[told.seat]}: {' · '.join(entries)}"]
        lines += [f"    {line}" for line in picture(match.game, match.states[told.end], names)]
    return "\n".join([*lines, "", _ending(record)])


def _option(value: Option) -> str:
    """A rule in brief; boards are given by name."""
    match value:
        case list():
            return ", ".join(map(_option, value))
        case dict():
            return str(value["name"])
        case bool():
            return "yes" if value else "no"
        case _:
            return str(value)


def _player(seating: Seating) -> str:
    return "person" if seating.level is None else f"computer, {seating.level}"


def _ending(record: Record) -> str:
    names = [seating.name for seating in record.seating]
    match record.match.turn:
        case Outcome((_,), reason):
            return f"Over after {len(record.match.log)} lines: drawn ({reason})."
        case Outcome(ranking, reason):
            winners = " and ".join(names[seat] for seat in ranking[0])
            return f"Over after {len(record.match.log)} lines: {winners} won ({reason})."
        case Seat(seat):
            return f"Not over after {len(record.match.log)} lines: {names[seat]} decides."
        case Chance():
            return f"Not over after {len(record.match.log)} lines: fate is asked."


def as_table(record: Record) -> dict[str, Any]:
    """The same for programs; seats are counted from 0."""
    match = record.match
    lines = write_log(match)
    turn = match.turn
    return {
        "game": match.game.key,
        "rules": match.game.options(),
        "seats": [
            {"name": seating.name, "level": seating.level and str(seating.level)}
            for seating in record.seating
        ],
        "started": record.started.isoformat(),
        "played": record.played.isoformat(),
        "turns": [
            {
                "turn": told.number,
                "seat": told.seat,
                "lines": lines[told.first : told.end],
                "position": asdict(match.states[told.end]),
            }
            for told in turns(match)
        ],
        "ranking": turn.ranking if isinstance(turn, Outcome) else None,
        "commitment": commitment(record.seed),
        "seed": record.seed.hex() if isinstance(turn, Outcome) else None,
        "problem": record.problem
        and {"line": record.problem.line, "reason": record.problem.reason},
    }


def _verified_text(record: Record, verified: Verified) -> str:
    first = f"The seed is committed to as {commitment(record.seed)}"
    if isinstance(record.match.turn, Outcome):
        first += f"\nand is {record.seed.hex()}"
    wrong_rolls = verified.wrong_rolls
    told = _right("roll", verified.rolls, wrong_rolls)
    if verified.throws:
        wrong_throws = len(verified.wrong) - wrong_rolls
        throws = _right("throw", verified.throws, wrong_throws)
        told += f", {throws[0].lower()}{throws[1:]}"
    if verified.unchecked:
        told += f"; throws not checked: {verified.unchecked}"
    return f"{first}.\n{told}."


def _right(what: str, checked: int, wrong: int) -> str:
    if wrong:
        return f"{checked - wrong} of {checked} {what}s are right"
    return f"Every {what} is right ({checked})"


def main(argv: list[str]) -> int:
    """Run the command: 0 if all is well, 1 for a match with a bad line, 2 for anything else."""
    parser = Parser(
        PROG,
        "Check a saved match line by line and print its transcript.",
        "Exit code 0: all is well; 1: a line is wrong; 2: no match that can be read.",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a match that BeamMe saved")
    parser.add_argument(
        "--verify", action="store_true", help="recompute every roll and every throw from the seed"
    )
    parser.add_argument("--json", action="store_true", help="the same as JSON")
    options = parser.parse_args(argv)
    try:
        record = load(options.file)
    except ValueError as error:
        complain(PROG, f"{options.file}: {error}")
        return BAD_INPUT
    verified = verify(record) if options.verify else None
    if options.json:
        table = as_table(record)
        if verified is not None:
            table["verified"] = asdict(verified)
        text = json.dumps(table, indent=2)
    else:
        text = as_text(record)
        if verified is not None:
            text += "\n" + _verified_text(record, verified)
    code = say(PROG, text)
    if record.problem is not None:
        complain(PROG, f"{options.file}: line {record.problem.line}: {record.problem.reason}")
    wrong = () if verified is None else verified.wrong
    for fault in wrong[:1]:
        told = f"{WHO_GIVES[fault.by]} '{fault.expected}', not '{fault.written}'"
        complain(PROG, f"{options.file}: line {fault.line}: {told}")
    return code or (DAMAGED if record.problem is not None or wrong else 0)
