"""Welcome To…: up to a hundred towns, built at once from common cards, each on its own sheet."""
