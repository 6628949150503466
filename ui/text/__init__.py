"""Engine keys and events in words, in the current language."""
