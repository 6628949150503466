"""What is measured in Dice Flick."""

from installer.tools.bench.games import Groups
from installer.tools.bench.games.dice_flick import delay, flicks

GROUPS: Groups = {"flicks": flicks.flicks, "delay": delay.delay}
