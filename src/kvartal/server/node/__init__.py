"""A node: any table, from the log and back into it, and its streams."""
