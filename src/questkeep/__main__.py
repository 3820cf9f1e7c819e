"""`python -m questkeep` is `questkeep`."""

from questkeep.cli import main

main()
