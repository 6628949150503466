"""From a fresh clone to a running program and its packages, with the standard library only."""
