"""Rigid dice: how they fly, how they come to rest, and flights that end on given faces."""
