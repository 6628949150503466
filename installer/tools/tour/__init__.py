"""Pictures of every screen, taken in the real window."""
