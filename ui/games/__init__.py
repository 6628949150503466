"""The window of each game: a folder with models, texts and printed sheets."""
