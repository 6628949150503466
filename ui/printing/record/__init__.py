"""The printed game record: players, result, every turn."""
