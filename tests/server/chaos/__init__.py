"""The proof that nothing is lost: whole games, while everything is killed again and again."""
