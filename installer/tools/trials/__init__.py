"""Throw dice by the thousand, to see whether all ends well and faces are fair."""
