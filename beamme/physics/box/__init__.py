"""The flick box: from an aim to a die in a hollow."""
