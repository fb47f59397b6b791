"""Whether reviews tell the truth."""
