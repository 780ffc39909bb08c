"""The three games as pure engines: standard library and msgspec only."""
