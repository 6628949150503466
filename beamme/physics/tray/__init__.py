"""The dice tray: dice tumble to faces that are already decided."""
