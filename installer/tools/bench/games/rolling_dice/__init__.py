"""What is measured in Rolling Dice."""

from installer.tools.bench.games import Groups
from installer.tools.bench.games.rolling_dice import throws

GROUPS: Groups = {"rolls": throws.rolls}
