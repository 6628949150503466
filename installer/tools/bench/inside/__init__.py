"""What the program measures of itself, in its own window."""
