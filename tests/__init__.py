"""Tests of BeamMe: what they share is imported from here by its full name."""
