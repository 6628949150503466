"""Process-wide matters: garbage collection, freed memory, signals."""
