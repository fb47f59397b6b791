"""The rules as people wrote them down, and the tests that prove them."""
