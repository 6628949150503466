"""What is measured in Kuh Vadis."""

from installer.tools.bench.games import Groups
from installer.tools.bench.games.kuh_vadis import claims, printing, wins

GROUPS: Groups = {
    "claims": claims.claim_chances,
    "wins": wins.win_checks,
    "printing": printing.printing,
}
