"""What a game can teach: which choice is better and why, and where a game was won."""
