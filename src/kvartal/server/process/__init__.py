"""One process: from its settings to its end."""
