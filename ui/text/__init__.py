"""Engine keys and events as sentences; the only place where the engine gets words."""
