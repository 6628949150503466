"""Stress: the real program, started and ended many times under load."""
