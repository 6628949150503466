"""What happens when BeamMe is started, also while it is already running."""
