"""How long tests wait for what has to happen: only what is broken takes so long."""

PATIENCE_SECONDS = 60.0
