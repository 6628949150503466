"""Everything around a match: who plays, what fate answers, where it is kept."""
