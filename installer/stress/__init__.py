"""The stress test: start and end the real program many times under load."""
