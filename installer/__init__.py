"""From a fresh clone to a running program, with the standard library only."""
