"""Starting BeamMe, also while it is already running."""
