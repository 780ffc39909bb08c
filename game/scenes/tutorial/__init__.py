"""Learn by playing: lessons of the board games, on their own tables."""
