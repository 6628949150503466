"""Kuh Vadis on paper."""
