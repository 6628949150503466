"""A match on paper: who played, how it ended, every turn."""
