"""The laws of the rules, as a machine that plays on at random and looks at every position."""

import pickle
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from beamme.core.chance import read_answer, write_answer
from beamme.core.errors import IllegalMove
from beamme.core.game import Chance, Game, Seat
from beamme.core.match import Answered, Match, Moved
from beamme.core.savegame import replay, write_log
from beamme.table.storage import checked_lines
from beamme.table.storage.checked_lines import Checked
from tests.games_kit.rules import rules_kit
from tests.helpers.strategies import answers_to, random_match, wrong_answers_to

CAREFUL = settings(
    max_examples=40,
    stateful_step_count=30,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)


@st.composite
def with_rules(draw: st.DrawFn, kind: type[Game[Any, Any]]) -> tuple[Game[Any, Any], int]:
    """Draw a game with some house rules, and a number of seats."""
    seats = draw(st.sampled_from(kind.from_options({}, 2).seats))
    return kind.from_options(draw(rules_kit(kind.key).options(seats)), seats), seats


def leaves(value: Any) -> Iterator[Any]:
    """Walk through all that a state is made of."""
    if is_dataclass(value):
        value = tuple(getattr(value, field.name) for field in fields(value))
    if isinstance(value, tuple | frozenset):
        for part in value:
            yield from leaves(part)
    else:
        yield value


class Laws(RuleBasedStateMachine):
    """A match that goes on at random from some random position, and the laws it must obey."""

    kind: type[Game[Any, Any]]
    match: Match[Any, Any]

    @initialize(data=st.data(), seed=st.integers(0, 2**32), plies=st.integers(0, 150))
    def begin(self, data: st.DataObject, seed: int, plies: int) -> None:
        game, seats = data.draw(with_rules(self.kind))
        self.match = random_match(game, seats, Random(seed), plies)

    @precondition(lambda self: isinstance(self.match.turn, Seat))
    @rule(data=st.data())
    def decide(self, data: st.DataObject) -> None:
        moves = self.match.game.legal(self.match.state)
        self.match = self.match.add(
            Moved(self.match.turn.index, data.draw(st.sampled_from([*moves])))
        )

    @precondition(lambda self: isinstance(self.match.turn, Chance))
    @rule(data=st.data())
    def accept_what_fits(self, data: st.DataObject) -> None:
        answer = data.draw(answers_to(self.match.turn.ask))
        assert read_answer(write_answer(answer)) == answer
        self.match = self.match.add(Answered(answer))

    @precondition(lambda self: isinstance(self.match.turn, Chance))
    @rule(data=st.data())
    def refuse_what_does_not_fit(self, data: st.DataObject) -> None:
        self.refuse(Answered(data.draw(wrong_answers_to(self.match.turn.ask))))

    @rule(data=st.data())
    def judge_a_strange_move(self, data: st.DataObject) -> None:
        game, state = self.match.game, self.match.state
        kit = rules_kit(self.kind.key)
        move = data.draw(kit.strange_moves | st.sampled_from([*game.legal(state), None]))
        if move is None:
            return
        if not kit.continuous:
            assert game.allows(state, move) == (move in game.legal(state))
        if isinstance(self.match.turn, Seat) and game.allows(state, move):
            self.match.add(Moved(self.match.turn.index, move))
        else:
            self.refuse(Moved(getattr(self.match.turn, "index", 0), move))

    @precondition(lambda self: isinstance(self.match.turn, Seat))
    @rule(data=st.data())
    def refuse_another_seat(self, data: st.DataObject) -> None:
        others = {*range(-1, self.match.seats + 1)} - {self.match.turn.index}
        move = self.match.game.legal(self.match.state)[0]
        self.refuse(Moved(data.draw(st.sampled_from(sorted(others))), move))

    @rule(data=st.data())
    def go_back(self, data: st.DataObject) -> None:
        length = len(self.match.log)
        ply = data.draw(st.integers(max(0, length - 5), length))
        self.match = self.match.back_to(ply)
        assert len(self.match.log) == ply

    @invariant()
    def legal_moves_are_those_of_a_seat(self) -> None:
        if not hasattr(self, "match"):
            return
        game, state = self.match.game, self.match.state
        moves = game.legal(state)
        assert bool(moves) == isinstance(self.match.turn, Seat)
        lines = [game.write(move) for move in moves]
        assert len({*lines}) == len({*moves}) == len(moves)
        assert [game.read(line) for line in lines] == [*moves]
        assert all(game.allows(state, move) for move in moves)

    @invariant()
    def states_can_be_hashed_and_sent_to_another_process(self) -> None:
        if not hasattr(self, "match"):
            return
        state = self.match.state
        again = pickle.loads(pickle.dumps(state))
        assert again == state
        assert hash(again) == hash(state)

    @invariant()
    def states_are_exact(self) -> None:
        if hasattr(self, "match"):
            assert all(isinstance(leaf, int | str | None) for leaf in leaves(self.match.state))

    # Laws about the whole log would take too long as invariants.
    def teardown(self) -> None:
        if not hasattr(self, "match"):
            return
        game, match = self.match.game, self.match
        same_game = type(game).from_options(game.options(), match.seats)
        assert same_game == game
        assert pickle.loads(pickle.dumps(game)) == game
        lines = write_log(match)
        saved = checked_lines.read(checked_lines.write(game.options(), lines, {"played": ""}))
        assert saved == Checked({**game.options()}, lines, {"played": ""})
        replayed = replay(same_game, match.seats, lines)
        assert replayed.problem is None
        assert replayed.match == match
        assert replayed.match.states == match.states
        tail = match.back_to(len(match.log) // 2)
        for entry in match.log[len(tail.log) :]:
            tail = tail.add(entry)
        assert tail == match
        assert tail.states == match.states

    def refuse(self, entry: Moved[Any] | Answered) -> None:
        """Make sure that the match does not take this entry and stays as it is."""
        before = self.match
        log, states = before.log, before.states
        with pytest.raises(IllegalMove):
            before.add(entry)
        assert (before.log, before.states) == (log, states)
