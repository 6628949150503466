"""Process-wide matters: garbage collection, signals, a lost display."""
