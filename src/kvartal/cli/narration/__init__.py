"""What happened, what it is worth and what is forbidden, in words."""
