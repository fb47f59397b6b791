"""How well bots play each game: duels that are kept, and one picture of them all."""
