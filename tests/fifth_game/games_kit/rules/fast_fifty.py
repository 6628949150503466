"""Fast Fifty as the laws of the rules know it."""

from hypothesis import strategies as st

from beamme.core.keeping import ALL_DICE, Keep
from tests.games_kit.rules import RulesKit

KIT = RulesKit(
    strange_moves=st.integers(-1, 32).map(Keep),
    spelled={"roll": Keep(0), "keep 1 2 5": Keep(0b10011), "stop": Keep(ALL_DICE)},
    misspelled=("keep", "keep 6", "keep 2 1", "mark a1"),
)
