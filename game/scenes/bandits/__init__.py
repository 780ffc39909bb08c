"""The screens of Bandits on Mars."""
