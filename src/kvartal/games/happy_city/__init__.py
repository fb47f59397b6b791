"""Happy City: buy buildings, collect income, score residents times hearts. Ledger: HC."""
