"""The HTTP API: what browsers and programs ask a node for."""
