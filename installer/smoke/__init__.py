"""The smoke test: use the built packages, never the source tree, as a player would."""
