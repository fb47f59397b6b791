"""`python -m kvartal.cli` is `kvartal`."""

from kvartal.cli import main

if __name__ == "__main__":
    main()
