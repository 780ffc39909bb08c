"""What is on screen: the scene stack and its scenes."""
