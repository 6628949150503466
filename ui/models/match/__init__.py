"""The models of the open match: what is shown of it outside the board, and what may be done."""
