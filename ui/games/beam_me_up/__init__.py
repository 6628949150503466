"""Beam Me Up in the window and on paper."""
