"""The window of Fast Fifty."""
