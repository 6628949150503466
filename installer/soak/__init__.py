"""The soak test: hours of computer matches, and the memory they use."""
