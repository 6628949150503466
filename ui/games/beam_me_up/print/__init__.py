"""Beam Me Up on paper."""
