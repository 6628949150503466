"""Saved matches and settings on disk: private, written atomically, readable up to any damage."""
