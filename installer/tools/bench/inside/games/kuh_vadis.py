"""What is watched in Kuh Vadis."""

IDLE = ("kuh-vadis-keeping", "kuh-vadis-end")
FLAT = ("kuh-vadis-keeping",)
