"""Scripted people in each game whose dice are thrown: a module of its name with PLAYED."""
