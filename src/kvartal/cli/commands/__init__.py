"""The commands, one module each: its `app` says what it takes."""
