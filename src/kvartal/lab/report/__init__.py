"""A tournament as one page that needs nothing else: figures, drawings, and what has played."""
