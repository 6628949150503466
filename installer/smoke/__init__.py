"""The smoke test: what was built is tried out as a player would, never the source tree."""
