"""The end of a match: its floe from above, and the points of every colour."""
