"""Saved matches and settings on disk: private, whole, and readable up to any damage."""
