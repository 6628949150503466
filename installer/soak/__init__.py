"""The program played for hours by computers, and what its memory does meanwhile."""
