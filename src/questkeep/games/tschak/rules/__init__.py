"""Tschak!'s rules: pure, compiled, importing the kernel alone."""
