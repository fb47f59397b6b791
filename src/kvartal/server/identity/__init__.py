"""Who asks, by which link, and how much."""
