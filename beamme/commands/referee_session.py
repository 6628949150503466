"""The referee's match, and its replies to requests about it."""

import secrets
from collections.abc import Callable
from dataclasses import asdict
from reprlib import repr as brief
from typing import Any

from beamme import __version__
from beamme.ai.strategy import Level, Limit, choose, evaluate, judge
from beamme.commands.answers import answer_to, line_of
from beamme.core.chance import Ask, Draw, Roll, Throw, write_answer
from beamme.core.errors import BadData, BadNotation, IllegalMove
from beamme.core.game import Chance, Outcome, Seat, Turn
from beamme.core.match import Answered, Entry, Match, Moved, new_match
from beamme.core.savegame import replay, write_log
from beamme.games import GAMES
from beamme.table.play.fate import SEED_BYTES, commitment, noise_of
from beamme.table.storage import strict_json
from beamme.table.storage.record import LONGEST_LOG, read_seed

LARGEST_REQUEST_BYTES = 1_000_000
LONGEST_ID = 100
LONGEST_THOUGHT_SECONDS = 60.0

Table = dict[str, Any]


class Referee:
    """One match, and the requests about it. A refused request leaves the match as it was."""

    def __init__(self) -> None:
        self._open: tuple[Match[Any, Any], bytes] | None = None
        # For each command, its handler and the keys it accepts.
        self._commands: dict[str, tuple[Callable[[Table], Table], frozenset[str]]] = {
            "hello": (self._hello, frozenset()),
            "new": (self._load, frozenset({"game", "seats", "rules", "seed"})),
            "load": (self._load, frozenset({"game", "seats", "rules", "seed", "log"})),
            "state": (self._state, frozenset()),
            "log": (self._log, frozenset()),
            "legal": (self._legal, frozenset()),
            "play": (self._play, frozenset({"move"})),
            "answer": (self._answer, frozenset({"answer", "hand"})),
            "undo": (self._undo, frozenset()),
            "back": (self._back, frozenset({"ply"})),
            "best": (self._best, frozenset({"level", "seconds"})),
            "judge": (self._judge, frozenset()),
            "evaluate": (self._evaluate, frozenset()),
        }

    def reply(self, line: bytes) -> Table:
        """The reply to a request."""
        request: Table = {}
        try:
            request = strict_json.parse(line, LARGEST_REQUEST_BYTES)
            answer = {"ok": True, **self._done(request)}
        except (BadData, BadNotation, IllegalMove) as error:
            answer = {"ok": False, "error": str(error)}
        except Exception as error:  # noqa: BLE001 the other program must not be left without reply
            answer = {"ok": False, "error": f"internal error: {brief(error)}"}
        return {**answer, "id": request["id"]} if _is_id(request.get("id")) else answer

    def _done(self, request: Table) -> Table:
        name = request.get("command")
        if not isinstance(name, str) or name not in self._commands:
            raise BadData("command: %1 is none of %2", brief(name), ", ".join(self._commands))
        command, keys = self._commands[name]
        if unknown := sorted(set(request) - keys - {"command", "id"}):
            raise BadData("%1: %2 knows no such key", unknown[0], name)
        if "id" in request and not _is_id(request["id"]):
            raise BadData("id: a number or a text of at most %1 characters is needed", LONGEST_ID)
        return command(request)

    def _hello(self, _: Table) -> Table:
        games = {key: list(kind.from_options({}, 2).seats) for key, kind in GAMES.items()}
        return {"version": __version__, "games": games, "levels": list(Level)}

    def _load(self, request: Table) -> Table:
        """Start a match, and play the lines of a log if given."""
        kind = GAMES.get(str(request.get("game")))
        if kind is None:
            raise BadData("game: %1 is none of %2", brief(request.get("game")), ", ".join(GAMES))
        seats, rules = request.get("seats"), request.get("rules", {})
        if type(seats) is not int:
            raise BadData("seats: a number is needed")
        if not isinstance(rules, dict):
            raise BadData("rules: an object is needed")
        # The number of seats is checked first, because the rules have a board for each.
        new_match(kind.from_options({}, 2), seats)
        seed = read_seed(request["seed"]) if "seed" in request else secrets.token_bytes(SEED_BYTES)
        log = request.get("log", [])
        if not isinstance(log, list) or not all(isinstance(line, str) for line in log):
            raise BadData("log: a list of lines is needed")
        if len(log) > LONGEST_LOG:
            raise BadData("log: longer than %1 lines", LONGEST_LOG)
        replayed = replay(kind.from_options(rules, seats), seats, log)
        if replayed.problem is not None:
            raise BadData("log: line %1: %2", replayed.problem.line, replayed.problem.reason)
        self._open = replayed.match, seed
        return self._standing()

    def _state(self, _: Table) -> Table:
        match, seed = self._opened()
        told = {
            "game": match.game.key,
            "seats": match.seats,
            "rules": match.game.options(),
            **self._standing(),
            "position": asdict(match.state),
            "commitment": commitment(seed),
        }
        return {**told, "seed": seed.hex()} if isinstance(match.turn, Outcome) else told

    def _log(self, _: Table) -> Table:
        return {"log": write_log(self._opened()[0])}

    def _legal(self, _: Table) -> Table:
        match, _seed = self._opened()
        return {"moves": [match.game.write(move) for move in match.game.legal(match.state)]}

    def _play(self, request: Table) -> Table:
        match, _ = self._opened()
        move = match.game.read(line_of(request, "move"))
        return self._add(Moved(self._deciding(), move))

    def _answer(self, request: Table) -> Table:
        match, seed = self._opened()
        answer = answer_to(match, seed, request)
        return {"answer": write_answer(answer), **self._add(Answered(answer))}

    def _undo(self, _: Table) -> Table:
        match, seed = self._opened()
        if not match.log:
            raise IllegalMove("nothing has happened yet")
        self._open = match.back_to(len(match.log) - 1), seed
        return self._standing()

    def _back(self, request: Table) -> Table:
        match, seed = self._opened()
        ply = request.get("ply")
        if type(ply) is not int:
            raise BadData("ply: a number is needed")
        self._open = match.back_to(ply), seed
        return self._standing()

    def _best(self, request: Table) -> Table:
        match, seed = self._opened()
        level, seconds = request.get("level", Level.MASTER), request.get("seconds")
        if level not in list(Level):
            raise BadData("level: %1 is none of %2", brief(level), ", ".join(Level))
        if seconds is not None and not _is_time(seconds):
            raise BadData(
                "seconds: a number above 0, at most %1, is needed", f"{LONGEST_THOUGHT_SECONDS:g}"
            )
        noise = noise_of(seed, self._deciding())
        move = choose(match.game, match.state, Level(level), noise, Limit(seconds))
        return {"level": str(level), "move": match.game.write(move)}

    def _judge(self, _: Table) -> Table:
        match, _seed = self._opened()
        self._deciding()
        judged = judge(match.game, match.state)
        return {
            "moves": [{"move": match.game.write(j.move), "chance": j.chance} for j in judged],
        }

    def _evaluate(self, _: Table) -> Table:
        match, _seed = self._opened()
        return {"chances": evaluate(match.game, match.state)}

    def _opened(self) -> tuple[Match[Any, Any], bytes]:
        if self._open is None:
            raise IllegalMove("there is no match yet")
        return self._open

    def _deciding(self) -> int:
        """The seat whose turn it is."""
        turn = self._opened()[0].turn
        if not isinstance(turn, Seat):
            raise IllegalMove("fate is asked" if isinstance(turn, Chance) else "the match is over")
        return turn.index

    def _add(self, entry: Entry[Any]) -> Table:
        match, seed = self._opened()
        if len(match.log) >= LONGEST_LOG:
            raise IllegalMove(f"the log is full: {LONGEST_LOG} lines")
        self._open = match.add(entry), seed
        return self._standing()

    def _standing(self) -> Table:
        match, _ = self._opened()
        return {"ply": len(match.log), "turn": _turn(match.turn)}


def _turn(turn: Turn) -> Table:
    match turn:
        case Seat(index):
            return {"waits": "seat", "seat": index}
        case Chance(ask):
            return {"waits": "fate", **_ask(ask)}
        case Outcome(ranking, reason):
            return {"waits": "nobody", "ranking": ranking, "reason": reason}


def _ask(ask: Ask) -> Table:
    match ask:
        case Roll(count, sides):
            return {"roll": count, "sides": sides}
        case Draw(bag, count):
            return {"draw": count, "bag": bag}
        case Throw():
            return {"throw": asdict(ask)}


def _is_id(value: object) -> bool:
    return type(value) is int or (isinstance(value, str) and len(value) <= LONGEST_ID)


def _is_time(value: object) -> bool:
    return (
        type(value) in {int, float}
        and isinstance(value, int | float)
        and (0 < value <= LONGEST_THOUGHT_SECONDS)
    )
