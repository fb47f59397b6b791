"""A whole database is looked through: is it as it was written, and does it fit together?"""
