"""The program as one folder that needs no Python: what goes into it, and how it is made."""
