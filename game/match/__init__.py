"""One match from deal to result: referee, journal, replay, resume."""
