"""The physical table of Bandits on Mars: timed presses become captures."""
