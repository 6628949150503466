"""Playing a match: the turn loop, its players, fate, and the worker process."""
