"""The wheel and the source archive: the build backend, and the command that calls it."""
