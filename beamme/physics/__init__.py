"""Rigid dice: how they fly, how they lie, and flights that end on given faces."""
