"""The rules of Schatzjagd: pure, compiled, importing the kernel only."""
