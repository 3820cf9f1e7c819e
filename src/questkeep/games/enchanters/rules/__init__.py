"""The rules of Enchanters: pure, compiled, and importing the kernel only."""
