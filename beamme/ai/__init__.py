"""Computer opponents: they choose moves and judge positions."""
