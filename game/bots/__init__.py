"""Who plays an empty seat; sees only what its seat sees."""
