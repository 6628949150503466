"""What is watched in Kuh Vadis."""

OPENED = ("kuh-vadis-won", 121)
IDLE = ("kuh-vadis-keeping", "kuh-vadis-end")
FLAT = ("kuh-vadis-keeping",)
