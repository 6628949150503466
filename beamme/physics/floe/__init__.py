"""The ice floe: from a gesture to dice that rest on the ice."""
