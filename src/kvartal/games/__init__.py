"""The games. Each folder has the same rooms; `catalogue` is the only way up from here."""
