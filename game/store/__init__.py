"""Settings, records and folders."""
