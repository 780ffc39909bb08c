"""Party mode: several games in turn with one score."""
