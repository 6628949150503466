"""What is printed of Fast Fifty."""
