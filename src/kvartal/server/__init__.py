"""The games online: a log for each table, nodes that serve it, workers that play its bots."""
