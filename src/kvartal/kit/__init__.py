"""The ground: the contract every game keeps, and what follows from it for all games."""
