"""The proof that nothing is lost: whole games, while everything breaks again and again."""
