"""What the screens of all board games share; knows no game."""
