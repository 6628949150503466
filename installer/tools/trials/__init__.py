"""Thousands of throws: does every one end well, and are the faces fair."""
