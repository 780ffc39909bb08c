"""The rules of Bandits on Mars."""
