"""What happens is shown before its result: flights, moves that build up, pauses, and how fast."""
