"""A walk over every screen with every control; `python -m tests.scenes.walk` writes its table."""
