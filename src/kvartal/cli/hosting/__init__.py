"""What the commands that serve have in common."""
