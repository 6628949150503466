"""Kuh Vadis in the window and on paper."""
