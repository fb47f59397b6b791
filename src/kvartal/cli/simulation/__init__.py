"""Games between bots: who is better, and how fast they are played."""
