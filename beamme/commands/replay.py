"""`beamme replay`: check a saved match line by line, and tell it."""

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from beamme.commands.pictures import picture
from beamme.commands.terminal import BAD_INPUT, Parser, complain, say
from beamme.core.chance import Throw, write_answer
from beamme.core.game import Chance, Option, Outcome, Seat
from beamme.core.match import Answered, Match
from beamme.core.savegame import write_entry, write_log
from beamme.table.fate import answer_of, commitment
from beamme.table.library import load
from beamme.table.record import Record, Seating

PROG = "beamme replay"
DAMAGED = 1
MINUTE = "%Y-%m-%d %H:%M UTC"


@dataclass(frozen=True, slots=True)
class Told:
    """What a seat did in one turn; turn 0 comes before the first question to fate."""

    number: int
    seat: int
    first: int
    """The entry with which the turn begins."""
    end: int


@dataclass(frozen=True, slots=True)
class Wrong:
    """An answer that the seed does not give, and the line where it stands."""

    line: int
    written: str
    expected: str


def turns(match: Match[Any, Any]) -> tuple[Told, ...]:
    """The log in turns: one begins whenever another seat decides."""
    found: list[Told] = []
    seat, first = None, 0
    for ply in range(len(match.log) + 1):
        turn = match.game.turn(match.states[ply])
        ends = ply == len(match.log)
        if ends or (isinstance(turn, Seat) and seat not in {None, turn.index}):
            if seat is not None and ply > first:
                asked = any(
                    isinstance(match.game.turn(state), Chance)
                    for state in match.states[first : ply + 1]
                )
                number = found[-1].number if found else 0
                found.append(Told(number + (asked or number > 0), seat, first, ply))
            first = ply
        if isinstance(turn, Seat):
            seat = turn.index
    return tuple(found)


def verify(record: Record) -> tuple[int, tuple[Wrong, ...]]:
    """How many answers the seed decides, and those that it decides differently."""
    match = record.match
    index, checked, wrong = 0, 0, []
    for ply, entry in enumerate(match.log):
        turn = match.game.turn(match.states[ply])
        if not isinstance(entry, Answered) or not isinstance(turn, Chance):
            continue
        if not isinstance(turn.ask, Throw):
            checked += 1
            expected = answer_of(record.seed, turn.ask, index)
            if expected != entry.answer:
                told = write_answer(entry.answer), write_answer(expected)
                wrong.append(Wrong(ply + 1, *told))
        index += 1
    return checked, tuple(wrong)


def as_text(record: Record) -> str:
    """The transcript as people read it."""
    match = record.match
    names = [seating.name for seating in record.seating]
    width = max(map(len, names))
    lines = [
        f"{match.game.key}, {match.seats} players",
        f"started {record.started:{MINUTE}}, last played {record.played:{MINUTE}}",
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
    """A rule in short; boards are told by their names."""
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


def _verified_text(record: Record, checked: int, wrong: tuple[Wrong, ...]) -> str:
    first = f"The seed is committed to as {commitment(record.seed)}"
    if isinstance(record.match.turn, Outcome):
        first += f"\nand is {record.seed.hex()}"
    right = checked - len(wrong)
    if wrong:
        return f"{first}.\n{right} of {checked} rolls are right."
    return f"{first}.\nEvery roll is right ({checked})."


def main(argv: list[str]) -> int:
    """Run the command: 0 if all is well, 1 for a match with a bad line, 2 for anything else."""
    parser = Parser(
        PROG,
        "Check a saved match line by line and print its transcript.",
        "Exit code 0: all is well; 1: a line is wrong; 2: no match that can be read.",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a match that BeamMe saved")
    parser.add_argument(
        "--verify", action="store_true", help="recompute every roll from the seed of the match"
    )
    parser.add_argument("--json", action="store_true", help="the same as JSON")
    options = parser.parse_args(argv)
    try:
        record = load(options.file)
    except ValueError as error:
        complain(PROG, f"{options.file}: {error}")
        return BAD_INPUT
    checked, wrong = verify(record) if options.verify else (0, ())
    if options.json:
        table = as_table(record)
        if options.verify:
            faults = [{"line": w.line, "written": w.written, "expected": w.expected} for w in wrong]
            table["verified"] = {"rolls": checked, "wrong": faults}
        text = json.dumps(table, indent=2)
    else:
        text = as_text(record)
        if options.verify:
            text += "\n" + _verified_text(record, checked, wrong)
    code = say(PROG, text)
    if record.problem is not None:
        complain(PROG, f"{options.file}: line {record.problem.line}: {record.problem.reason}")
    for fault in wrong[:1]:
        told = f"the seed gives '{fault.expected}', not '{fault.written}'"
        complain(PROG, f"{options.file}: line {fault.line}: {told}")
    return code or (DAMAGED if record.problem is not None or wrong else 0)
