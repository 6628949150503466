"""The score track: the track of the seals, with a table of rounds inside."""
