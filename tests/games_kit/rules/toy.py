"""The toy, which asks all three questions of fate, as the laws of the rules know it."""

from hypothesis import strategies as st

from tests.games_kit.rules import RulesKit
from tests.helpers.toy import Flick, RollIt

KIT = RulesKit(
    options=lambda _: st.fixed_dictionaries({}, optional={"limit": st.integers(4, 50)}),
    continuous=True,
    strange_moves=st.integers(-1, 60).map(Flick),
    spelled={"roll": RollIt(), "flick 500": Flick(500)},
    misspelled=("flick", "flick 05", "flick -1"),
)
